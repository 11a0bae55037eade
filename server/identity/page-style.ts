const light =
  '--pan:oklch(.93 .02 222);--off:oklch(.84 .03 222);--mid:oklch(.72 .06 222);--sheet:oklch(1 0 0);--hover:oklch(.957 .006 225);--line:oklch(.905 .008 225);--line-strong:oklch(.845 .012 225);--control:oklch(.625 .018 228);--ink:oklch(.235 .022 238);--ink-2:oklch(.405 .02 235);--ink-3:oklch(.497 .018 232);--accent-solid:oklch(.455 .092 224);--accent-hover:oklch(.395 .083 226);--accent-press:oklch(.345 .073 228);--on-accent:oklch(1 0 0);--focus:oklch(.5 .14 245);--danger:oklch(.495 .185 24);--danger-wash:oklch(.962 .02 24);--danger-line:oklch(.85 .065 24);color-scheme:light';

const dark =
  '--pan:oklch(.15 .014 232);--off:oklch(.27 .025 228);--mid:oklch(.42 .05 224);--sheet:oklch(.208 .013 235);--hover:oklch(.242 .015 235);--line:oklch(.292 .014 235);--line-strong:oklch(.365 .016 235);--control:oklch(.575 .02 235);--ink:oklch(.955 .006 225);--ink-2:oklch(.815 .012 228);--ink-3:oklch(.705 .015 230);--accent-solid:oklch(.745 .105 216);--accent-hover:oklch(.8 .1 214);--accent-press:oklch(.69 .1 218);--on-accent:oklch(.17 .025 235);--focus:oklch(.83 .12 214);--danger:oklch(.765 .135 24);--danger-wash:oklch(.262 .04 24);--danger-line:oklch(.44 .075 24);color-scheme:dark';

export const pageStyle = `:root{${light}}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
:root[data-theme=dark]{${dark}}
@font-face{font-family:"Mona Sans Variable";src:url(/oidc/assets/mona-sans.woff2) format("woff2");font-weight:200 900;font-display:swap}
*,*::before,*::after{box-sizing:border-box}
html{background:var(--sheet);color:var(--ink);font:430 13px/20px "Mona Sans Variable",ui-sans-serif,system-ui,"Segoe UI",sans-serif;font-variant-ligatures:no-common-ligatures;-webkit-font-smoothing:antialiased}
body{margin:0;min-height:100vh;display:flex}
h1,p,ul{margin:0;padding:0}ul{list-style:none}
h1{font-size:26px;line-height:32px;font-weight:620;letter-spacing:-.02em;text-wrap:balance}
svg{flex:none;display:block}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
main{flex:0 0 560px;display:flex;flex-direction:column;padding:32px 72px;min-width:0;min-height:100vh}
.brand{display:flex;align-items:center;gap:9px;color:var(--ink);font-weight:700;font-size:18px;letter-spacing:-.025em;align-self:flex-start;text-decoration:none}
.brand rect{fill:var(--accent-solid)}.brand g{fill:var(--on-accent)}.brand path{stroke:var(--on-accent)}
.body{margin:auto 0;padding:28px 0;display:flex;flex-direction:column;gap:14px;width:100%}
form{display:flex;flex-direction:column;gap:14px}
.lead{margin-top:4px;color:var(--ink-2);overflow-wrap:anywhere}.rule{font-size:12px;line-height:16px;color:var(--ink-3)}
.field{display:flex;flex-direction:column;gap:5px}
label{font-weight:560}
input{width:100%;min-height:40px;padding:5px 10px;border:1px solid var(--control);border-radius:6px;background:var(--sheet);color:var(--ink);font:inherit;font-size:14px}
input[aria-invalid=true]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}
.go{display:flex;align-items:center;justify-content:center;height:40px;border-radius:6px;font-size:14px;font-weight:560;background:var(--accent-solid);color:var(--on-accent);text-decoration:none;transition:background-color 90ms ease-out}
.go:hover{background:var(--accent-hover)}.go:active{background:var(--accent-press)}
.stay{display:flex;align-items:center;justify-content:center;height:40px;border-radius:6px;border:1px solid var(--line-strong);font-size:14px;font-weight:560;color:var(--ink);text-decoration:none}.stay:hover{background:var(--hover)}
.fault{border:1px solid var(--danger-line);background:var(--danger-wash);color:var(--danger);border-radius:8px;padding:9px 12px;font-weight:520}
.or{display:flex;align-items:center;gap:12px;color:var(--ink-3);font-size:12px;line-height:16px}
.or::before,.or::after{content:"";flex:1;height:1px;background:var(--line-strong)}
.accounts{border:1px solid var(--line-strong);border-radius:8px;overflow:hidden}
.accounts li+li{border-top:1px solid var(--line)}
.account{display:flex;align-items:center;gap:12px;padding:8px 12px;min-height:48px;width:100%;text-align:left}
.account:hover{background:var(--hover)}.account:focus-visible{outline-offset:-2px}
.account b{display:block;font-weight:520}.account i{display:block;font-style:normal;font-size:12px;line-height:16px;color:var(--ink-3)}
.account .who{flex:1;min-width:0}.account .mail{font-size:12px;color:var(--ink-3);white-space:nowrap}.account svg{color:var(--ink-3)}
.ways{display:flex;justify-content:space-between;gap:16px;flex-wrap:wrap}.ways a{color:var(--accent-solid);font-weight:520;text-underline-offset:3px;padding:4px 0}
.foot{display:flex;justify-content:space-between;flex-wrap:wrap;gap:8px;font-size:12px;line-height:16px;color:var(--ink-3)}
.foot a{color:inherit;text-underline-offset:3px}
.field-picture{flex:1;position:relative;background:var(--pan);overflow:hidden}
.field-picture svg{position:absolute;inset:0;width:100%;height:100%}
.field-picture svg{stroke-linecap:round}.c0{stroke:var(--off)}.c1{stroke:var(--mid)}.c2{stroke:var(--accent-solid)}
@media(max-width:900px){.field-picture{display:none}main{flex:1;padding:24px}.body{margin:0}html{font-size:14px}input{font-size:16px;min-height:44px}.go,.stay{height:44px}.ways a{padding:12px 0;margin:-8px 0}.brand{padding:12px 0;margin:-12px 0}.account .mail{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}`;
