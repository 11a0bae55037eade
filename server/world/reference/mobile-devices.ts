import { deviceType } from './systems.ts';

/** In the notation of expand(). Only ever append: a device's id is its position. */
const phoneLines: Readonly<Record<string, readonly string[]>> = {
  Apple: [
    'iPhone {6s,6s Plus,7,7 Plus,8,8 Plus,X,XR,XS,XS Max,11,11 Pro,11 Pro Max}',
    'iPhone SE {(1st generation),(2nd generation),(3rd generation)}',
    'iPhone {12,13} {mini,Pro,Pro Max}',
    'iPhone {12,13}',
    'iPhone {14..16}{, Plus, Pro, Pro Max}',
    'iPhone 16e',
    'iPhone 17{, Pro, Pro Max}',
    'iPhone Air',
  ],
  Samsung: [
    'Galaxy S{8..9}{,+}',
    'Galaxy S10{e,,+, 5G, Lite}',
    'Galaxy S20{,+, Ultra, FE}',
    'Galaxy S{21..24}{,+, Ultra, FE}',
    'Galaxy S25{,+, Ultra, Edge, FE}',
    'Galaxy Note{8,9,10,10+,10 Lite,20,20 Ultra}',
    'Galaxy Z Fold{2..7}',
    'Galaxy Z Flip{, 5G,3,4,5,6,7}',
    'Galaxy A{10,11,12,13,14,15,16,20,20e,21,21s,22,23,24,25,26,30,30s,31,32,33,34,35,36,40,41,42,50,51,52,52s,53,54,55,56,70,71,72,73,80}',
    'Galaxy A0{1,2,2s,3,3s,4,4s,4e,5,5s,6,7}',
    'Galaxy M{01,02,10,11,12,13,14,15,20,21,22,23,30,30s,31,31s,32,33,34,35,40,42,51,52,53,54,55,62}',
    'Galaxy F{12,13,14,15,22,23,34,41,42,52,54,55,62}',
    'Galaxy J{2,3,4+,5,6+,7,8}',
    'Galaxy XCover{ 4s, 5, Pro,6 Pro,7}',
  ],
  Google: [
    'Pixel {2,2 XL,3,3 XL,3a,3a XL,4,4 XL,4a,4a 5G,5,5a}',
    'Pixel {6..9}{, Pro,a}',
    'Pixel 9 Pro {XL,Fold}',
    'Pixel 10{, Pro, Pro XL, Pro Fold}',
    'Pixel Fold',
  ],
  Xiaomi: [
    'Mi {8,8 Lite,9,9 Lite,9 SE,9T,9T Pro,10,10 Lite,10 Pro,10T,10T Lite,10T Pro,11,11 Lite,11 Ultra,11i}',
    'Mi A{1..3}',
    'Mi Note 10{, Lite, Pro}',
    'Mi Mix {2S,3}',
    'Xiaomi {11T,11T Pro}',
    'Xiaomi 12{, Lite, Pro,X}',
    'Xiaomi 12T{, Pro}',
    'Xiaomi 13{, Lite, Pro, Ultra}',
    'Xiaomi 13T{, Pro}',
    'Xiaomi 14{, Ultra}',
    'Xiaomi 14T{, Pro}',
    'Xiaomi 15{, Ultra}',
    'Xiaomi 15T{, Pro}',
  ],
  Redmi: [
    'Redmi {6,6A,7,7A,8,8A,9,9A,9C,9T,10,10A,10C,12,12C,13,13C,14C,A1,A2,A3}',
    'Redmi Note {5,6 Pro,7,7 Pro,8,8 Pro,8T,9,9S,9 Pro,9T,10,10S,10 5G,10 Pro,11,11S,11 Pro,11 Pro+}',
    'Redmi Note {12..14}{, 5G, Pro, Pro+}',
    'Redmi Note 12S',
    'Redmi K{20,20 Pro,30,30 Pro,40,50,60,70}',
  ],
  POCO: [
    'POCO F{1,2 Pro,3,4,4 GT,5,5 Pro,6,6 Pro,7,7 Pro}',
    'POCO X{2,3,3 Pro,3 GT,4 Pro,4 GT,5,5 Pro,6,6 Pro,7,7 Pro}',
    'POCO M{2,3,3 Pro,4,4 Pro,5,5s,6,6 Pro,7}',
    'POCO C{31,40,50,55,65,75}',
  ],
  OnePlus: [
    'OnePlus {5,5T,6,6T}',
    'OnePlus 7{, Pro,T,T Pro}',
    'OnePlus 8{, Pro,T}',
    'OnePlus 9{, Pro,R,RT}',
    'OnePlus 10{ Pro,R,T}',
    'OnePlus {11,11R,12,12R,13,13R,13T,15}',
    'OnePlus Open',
    'OnePlus Nord{, 2, 2T, 3, 4, 5}',
    'OnePlus Nord CE{, 2, 2 Lite, 3, 3 Lite, 4, 4 Lite}',
    'OnePlus Nord N{10,20,30,100,200,300}',
  ],
  OPPO: [
    'Find X{,2,2 Lite,2 Neo,2 Pro,3 Lite,3 Neo,3 Pro,5,5 Lite,5 Pro,6 Pro,7 Ultra,8,8 Pro,9 Pro}',
    'Find N{2 Flip,3,3 Flip,5}',
    'Reno{,2,2 Z,3,3 Pro,4,4 Pro,4 Z,5,5 Lite,5 Pro,6,6 Pro,7,7 Lite,8,8 Lite,8 Pro,8 T,10,10 Pro,11,11 F,12,12 F,12 Pro,13,13 F,13 Pro,14}',
    'A{5,5s,9,12,15,16,16s,17,18,31,38,40,52,53,53s,54,57,58,60,72,73,74,76,77,78,79,80,91,92,93,94,96,98}',
  ],
  realme: [
    'realme {2 Pro,3,3 Pro,5,5 Pro,6,6 Pro,6i,7,7 Pro,7i,8,8 Pro,8i,9,9 Pro,9 Pro+,9i,10,10 Pro,10 Pro+,11,11 Pro,11 Pro+,12,12 Pro,12 Pro+,13,13 Pro,13 Pro+,14,14 Pro,14 Pro+}',
    'realme C{2,3,11,12,15,17,20,21,21Y,25,25s,25Y,30,31,33,35,51,53,55,61,63,65,67,71,75}',
    'realme GT{, 2, 2 Pro, 3, 5 Pro, 6, 7 Pro, Master, Neo 2, Neo 3}',
    'realme Narzo {20,30,50,50A,60,70}',
  ],
  vivo: [
    'V{9,11,15,15 Pro,17,17 Pro,19,20,20 SE,21,21e,23,23e,25,25 Pro,27,29,29e,30,30 Pro,40,40 Lite,50}',
    'X{21,50 Pro,51,60,60 Pro,70,70 Pro,80,80 Pro,90,90 Pro,100,100 Pro,200,200 Pro,Fold3 Pro}',
    'Y{01,02,11,11s,12,12s,15,15s,16,17,19,20,20s,21,21s,22,22s,27,28,30,33s,35,36,50,51,52,53s,70,72,76,100,200}',
    'T{1,1 Pro,2,2x,3,3x,4,4x}',
  ],
  Motorola: [
    'Moto G{5,5 Plus,6,6 Play,6 Plus,7,7 Play,7 Plus,7 Power,8,8 Play,8 Plus,8 Power,9 Play,9 Plus,9 Power}',
    'Moto G{04,05,10,13,14,15,20,22,23,24,30,31,32,34,35,41,42,50,51,52,53,54,55,60,60s,62,64,71,72,73,75,82,84,85,100,200}',
    'Moto E{4,5,5 Plus,6,6 Plus,6s,7,7 Plus,7 Power,13,14,15,20,22,30,32,40}',
    'Motorola Edge{, +, 20, 20 Lite, 20 Pro, 30, 30 Neo, 30 Pro, 30 Ultra, 40, 40 Neo, 40 Pro, 50, 50 Fusion, 50 Neo, 50 Pro, 50 Ultra, 60, 60 Pro}',
    'Motorola One{, Action, Fusion, Fusion+, Hyper, Macro, Vision, Zoom}',
    'Motorola Razr {2019,5G,2022,40,40 Ultra,50,50 Ultra,60,60 Ultra}',
  ],
  Huawei: [
    'P{20,20 Lite,20 Pro,30,30 Lite,30 Pro,40,40 Lite,40 Pro,50,50 Pocket,50 Pro,60 Pro}',
    'Mate {10,10 Lite,10 Pro,20,20 Lite,20 Pro,20 X,30,30 Pro,40 Pro,50,50 Pro,60 Pro}',
    'nova {3,3i,5T,7,7i,8,8i,9,9 SE,10,10 Pro,10 SE,11,11 Pro,11i,12,12s,12 SE,13}',
    'P smart{, 2019, 2020, 2021, Z, S}',
    'Y{5,6,6p,6s,7,7a,7p,8p,9,9 Prime}',
    'Pura 70{, Pro, Ultra}',
  ],
  HONOR: [
    '{10,10 Lite,20,20 Lite,20 Pro,50,50 Lite,70,70 Lite,90,90 Lite,200,200 Lite,200 Pro,400,400 Lite,400 Pro}',
    'Magic{4 Lite,4 Pro,5 Lite,5 Pro,6 Lite,6 Pro,7 Lite,7 Pro,8 Pro, V2, V3}',
    'X{6,6a,7,7a,7b,8,8a,8b,9,9a,9b,9c,50}',
    '{8A,8S,8X,9A,9S,9X,9X Lite,9X Pro}',
  ],
  Sony: [
    'Xperia 1{, II, III, IV, V, VI, VII}',
    'Xperia 5{, II, III, IV, V}',
    'Xperia 10{, Plus, II, III, IV, V, VI, VII}',
    'Xperia L{1..4}',
    'Xperia X{A2,A2 Plus,A2 Ultra,Z1,Z2,Z2 Compact,Z3}',
    'Xperia PRO-I',
  ],
  Nokia: [
    '{1,1.3,1.4,2.1,2.2,2.3,2.4,3.1,3.1 Plus,3.2,3.4,4.2,5.1,5.1 Plus,5.3,5.4,6.1,6.1 Plus,6.2,7.1,7.2,7 plus,8.1,8.3 5G,9 PureView}',
    'C{01 Plus,02,10,12,20,21,21 Plus,22,30,31,32}',
    'G{10,11,11 Plus,20,21,22,42,50,60}',
    'X{10,20,30}',
    'XR{20,21}',
  ],
  ASUS: [
    'ROG Phone{, II, 3, 5, 5s, 6, 6D, 7, 7 Ultra, 8, 8 Pro, 9, 9 Pro}',
    'ZenFone {5,5Z,6,7,7 Pro,8,8 Flip,9,10,11 Ultra,12 Ultra}',
    'ZenFone Max {M1,M2,Pro M1,Pro M2}',
  ],
  LG: [
    'G{6,7 ThinQ,8 ThinQ,8S ThinQ,8X ThinQ}',
    'V{30,35 ThinQ,40 ThinQ,50 ThinQ,60 ThinQ}',
    'K{10,22,31,40,40S,41S,42,50,50S,51,51S,52,61,62,71,92}',
    'Q{6,7,60,70,92}',
    'Stylo {4..6}',
    'Velvet',
    'Wing',
  ],
  Tecno: [
    'Camon {15,16,17,17 Pro,18,18 Premier,19,19 Pro,20,20 Pro,30,30 Pro,40,40 Pro}',
    'Spark {5,6,7,7 Pro,8,8C,8 Pro,9,9 Pro,10,10C,10 Pro,20,20C,20 Pro,30,30C,40}',
    'Pova{, 2, 3, 4, 5, 5 Pro, 6, 6 Pro, 7}',
    'Pop {5,6,7,8,9}',
    'Phantom {X,X2,V Flip,V Fold}',
  ],
  Infinix: [
    'Hot {8,9,10,10 Play,11,11S,12,12 Play,20,20 Play,20S,30,30 Play,40,40 Pro,40i,50,50 Pro,50i,60}',
    'Note {7,8,10,10 Pro,11,11 Pro,12,12 Pro,30,30 Pro,40,40 Pro,50,50 Pro}',
    'Smart {5,6,7,8,9,10}',
    'Zero {8,20,30,40,X Pro,Ultra}',
  ],
  Nothing: ['Phone ({1,2,2a,3,3a})', 'Phone (2a) Plus', 'Phone (3a) Pro', 'CMF Phone {1,2 Pro}'],
  Fairphone: ['Fairphone {3,3+,4,5}', 'Fairphone (Gen. 6)'],
  ZTE: [
    'Axon {10 Pro,11,20,30,30 Ultra,40 Pro,40 Ultra,50 Ultra,60}',
    'Blade A{3,5,7,31,34,51,52,53,54,71,72,73,75}',
    'Blade V{9,10,20,30,40,40 Pro,50,60,70}',
    'nubia {Flip,Music,Focus,Neo 2}',
  ],
  TCL: [
    '10{ 5G,L, Pro, Plus, SE}',
    '20{ 5G,B,E,L,R,S, Pro, SE,Y}',
    '30{, 5G,+,E, SE}',
    '40{ NXTPAPER,R,SE,X}',
    '50{ 5G, Pro NXTPAPER, SE}',
    '60 {SE,XE NXTPAPER}',
  ],
  Alcatel: ['1{,B,S,SE,V,X}', '3{,C,L,V,X}', '5{,V,X}'],
};

const tabletLines: Readonly<Record<string, readonly string[]>> = {
  Apple: [
    'iPad ({5,6,7,8,9,10}th generation)',
    'iPad (A16)',
    'iPad Air {2,(3rd generation),(4th generation),(5th generation),11-inch (M2),13-inch (M2),11-inch (M3),13-inch (M3)}',
    'iPad mini {4,(5th generation),(6th generation),(A17 Pro)}',
    'iPad Pro {9.7-inch,10.5-inch}',
    'iPad Pro 11-inch {(1st generation),(2nd generation),(3rd generation),(4th generation),(M4),(M5)}',
    'iPad Pro 12.9-inch {(3rd generation),(4th generation),(5th generation),(6th generation)}',
    'iPad Pro 13-inch {(M4),(M5)}',
  ],
  Samsung: [
    'Galaxy Tab A {8.0 2019,10.1 2019,8.4 2020}',
    'Galaxy Tab A{7,7 Lite,8,9,9+,11,11+}',
    'Galaxy Tab S{4,5e,6,6 Lite,7,7+,7 FE,8,8+,8 Ultra,9,9+,9 FE,9 Ultra,10+,10 FE,10 Ultra,11}',
    'Galaxy Tab Active{2,3,4 Pro,5}',
  ],
  Google: ['Pixel Tablet'],
  Xiaomi: ['Pad {5,5 Pro,6,6 Pro,6S Pro,7,7 Pro}'],
  Redmi: ['Redmi Pad{, 2, Pro, SE}'],
  Lenovo: ['Tab {M7,M8,M9,M10,M10 Plus,M11,P11,P11 Plus,P11 Pro,P12,Plus,K10}', 'Yoga Tab {11,13}', 'Legion Tab{, Gen 3}', 'Idea Tab Pro'],
  Huawei: ['MediaPad {M5,M5 Lite,M6,T3,T5}', 'MatePad{, 10.4, 11, 11.5, 11.5S, Air, Pro, SE, T8, T10, T10s}'],
  HONOR: ['Pad {8,9,10,V8,X8,X9}'],
  Amazon: ['Fire 7 ({2019,2022})', 'Fire HD 8 ({2020,2022,2024})', 'Fire HD 10 ({2019,2021,2023})', 'Fire Max 11'],
  OnePlus: ['Pad{, 2, Go, Lite}'],
  OPPO: ['Pad {2,3,Air,Neo}'],
  realme: ['Pad{, 2, Mini, X}'],
};

const braces = /\{([^{}]*)\}/;

const choicesOf = (inside: string): readonly string[] => {
  const range = /^(\d+)\.\.(\d+)$/.exec(inside);
  if (range === null) return inside.split(',');
  const from = Number(range[1]);
  return Array.from({ length: Number(range[2]) - from + 1 }, (_, step) => String(from + step));
};

/** Expands names as a shell does: 'Pixel {6..7}{, Pro}' is four names. */
const expand = (pattern: string): readonly string[] => {
  const found = braces.exec(pattern);
  if (found === null) return [pattern.trim()];
  const before = pattern.slice(0, found.index);
  const after = pattern.slice(found.index + found[0].length);
  return choicesOf(found[1] ?? '').flatMap((choice) => expand(`${before}${choice}${after}`));
};

const names = [...new Set([...Object.keys(phoneLines), ...Object.keys(tabletLines)])];

export const manufacturers = names.map((name, index) => ({ id: index + 1, name }));

const manufacturerId = (name: string): number => names.indexOf(name) + 1;

export type MobileDevice = {
  readonly id: number;
  readonly manufacturer_id: number;
  readonly operating_system_device_type_id: number;
  readonly name: string;
  readonly application_types: readonly string[];
};

const typeOf = (manufacturer: string, kind: 'phone' | 'tablet'): number => {
  if (manufacturer === 'Apple') return kind === 'phone' ? deviceType.iphone : deviceType.ipad;
  return kind === 'phone' ? deviceType.androidPhone : deviceType.androidTablet;
};

const spelled = (manufacturer: string, name: string): string =>
  manufacturer === 'Apple' || name.startsWith(manufacturer) ? name : `${manufacturer} ${name}`;

const linesOf = (lines: Readonly<Record<string, readonly string[]>>, kind: 'phone' | 'tablet'): readonly MobileDevice[] =>
  Object.entries(lines).flatMap(([manufacturer, patterns]) =>
    patterns.flatMap(expand).map((name, index) => ({
      id: manufacturerId(manufacturer) * 1000 + (kind === 'phone' ? 0 : 500) + index + 1,
      manufacturer_id: manufacturerId(manufacturer),
      operating_system_device_type_id: typeOf(manufacturer, kind),
      name: spelled(manufacturer, name.replaceAll(/\s+/g, ' ')),
      application_types: [manufacturer === 'Apple' ? 'ios' : 'android', 'web'],
    })),
  );

export const mobileDevices: readonly MobileDevice[] = [...linesOf(phoneLines, 'phone'), ...linesOf(tabletLines, 'tablet')];
