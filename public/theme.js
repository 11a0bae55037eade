(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var theme = stored('muster.theme');
  var density = stored('muster.density');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (density === 'compact' || density === 'comfortable') root.dataset.density = density;
})();
