/**
 * Which kind of object an artefact is, and how that kind is drawn: a silhouette that is told apart
 * from the others at 24 pixels, and a few lines inside it. Drawn on a grid of 48.
 */
export interface Drawing {
  /** The outline, filled with the colour and pattern of the site. */
  shape: string;
  /** Lines on it. */
  lines: string;
}

const DRAWINGS = {
  cup: { shape: 'M8 14h32c0 11-5 17-12 18v5h7v5H13v-5h7v-5C13 31 8 25 8 14Z', lines: 'M11 20c8 3 18 3 26 0M20 37h8' },
  vase: {
    shape:
      'M17 5h14l-2 6c0 3 2 4 5 7 6 6 6 13 1 20-2 3-4 4-4 5H17c0-1-2-2-4-5-5-7-5-14 1-20 3-3 5-4 5-7ZM17 9c-6 0-8 5-6 9M31 9c6 0 8 5 6 9',
    lines: 'M12 23c8 3 16 3 24 0M11 28c8 3 18 3 26 0',
  },
  bull: {
    shape: 'M8 7c1 7 5 9 9 9h14c4 0 8-2 9-9 3 8 1 14-5 16-1 8-3 13-5 17-2 4-10 4-12 0-2-4-4-9-5-17C7 21 5 15 8 7Z',
    lines: 'M18 23h.1M30 23h.1M20 36c2 2 6 2 8 0M24 16v6',
  },
  statue: {
    shape: 'M24 4a4.5 4.5 0 0 1 3 8l12-3 1 3-11 5 1 11 3 13h3v3H12v-3h4l2-13V18l-7 7-3-2 8-10 5-1a4.5 4.5 0 0 1 3-8Z',
    lines: 'M19 27h10M24 28v13',
  },
  torso: {
    shape: 'M24 4a5 5 0 0 1 4 8c4 1 6 4 6 8l-4 3c0 4 3 8 4 14v4h2v3H12v-3h2v-4c1-6 4-10 4-14l-4-3c0-4 2-7 6-8a5 5 0 0 1 4-8Z',
    lines: 'M17 28c5-3 9-2 14 2M20 41c0-5 2-9 6-11M28 41c0-4 0-7-1-10',
  },
  figurine: {
    shape: 'M24 5a5 5 0 0 1 4 8l3 2 7-3 1 4-8 5c0 3-1 5-2 6l5 14c0 2-20 2-20 0l5-14c-1-1-2-3-2-6l-8-5 1-4 7 3 3-2a5 5 0 0 1 4-8Z',
    lines: 'M19 27h10M17 33h14M16 38h16',
  },
  ushabti: {
    shape: 'M24 4c6 0 9 4 9 10 3 2 4 5 4 9l-5 8-2 11c0 3-12 3-12 0l-2-11-5-8c0-4 1-7 4-9 0-6 3-10 9-10Z',
    lines: 'M16 24l16 6M32 24l-16 6M19 34h10M19 38h10',
  },
  helmet: {
    shape: 'M6 25C6 13 13 6 24 6c12 0 18 9 18 20v14l-9 3-2-13h-6l3 14-13-1c-2-6-2-9-1-12l-8-1Z',
    lines: 'M24 6c-3 5-4 9-4 14M31 29c3-1 6-1 11-2M10 21c6-2 14-2 20 0',
  },
  mask: {
    shape: 'M24 4c11 0 16 7 16 17 0 11-7 23-16 23S8 32 8 21C8 11 13 4 24 4Z',
    lines: 'M14 20c3-3 6-3 8 0M26 20c2-3 5-3 8 0M24 20v9M18 35c4 2 8 2 12 0M8 17c9-6 23-6 32 0',
  },
  pharaoh: {
    shape: 'M24 4c9 0 14 5 15 13l4 18-8 9H13l-8-9 4-18C10 9 15 4 24 4Z',
    lines: 'M15 22c0-7 3-11 9-11s9 4 9 11c0 7-4 12-9 12s-9-5-9-12ZM10 20l-3 14M38 20l3 14M18 21h5M25 21h5M21 29h6',
  },
  bust: {
    shape: 'M13 4 35 7l-2 13c1 4-1 7-3 9l1 5c6 1 9 4 10 10H10c1-6 4-9 9-10v-6c-3-4-4-9-3-14Z',
    lines: 'M15 14c6 2 12 3 18 2M24 22h5M25 27h4M14 40c8 2 18 2 24 0',
  },
  coin: {
    shape: 'M24 6c11 0 18 8 18 18s-7 18-18 18S6 35 6 24 13 6 24 6Z',
    lines: 'M24 13c6 0 8 4 7 9 1 2 0 3-1 3v4c0 3-4 4-8 4M24 13c-6 0-9 5-8 11 0 5 2 8 6 9M27 21h.1',
  },
  disc: {
    shape: 'M24 5c11 0 19 8 19 19s-8 19-19 19S5 35 5 24 13 5 24 5Z',
    lines: 'M24 24c0-4 6-3 6 1 0 6-9 7-12 1-3-8 6-14 13-11 9 4 9 17 0 21-8 4-18 1-20-7',
  },
  gear: {
    shape: 'M21 4h6l1 5 4 2 4-3 4 4-3 4 2 4 5 1v6l-5 1-2 4 3 4-4 4-4-3-4 2-1 5h-6l-1-5-4-2-4 3-4-4 3-4-2-4-5-1v-6l5-1 2-4-3-4 4-4 4 3 4-2Z',
    lines: 'M24 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM24 14v20M14 24h20M17 17l14 14M31 17 17 31',
  },
  seal: {
    shape: 'M20 4h8l2 8c7 2 11 7 11 14 0 9-7 17-17 17S7 35 7 26c0-7 4-12 11-14Z',
    lines: 'M24 18a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM20 30l4-8 4 8M19 12h10',
  },
  cylinder: {
    shape: 'M14 8c0-3 20-3 20 0v32c0 3-20 3-20 0Z',
    lines: 'M14 8c0 3 20 3 20 0M18 17v8l4-4v14M27 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM27 20v8M24 24h7M25 35l2-7 3 7',
  },
  jewel: {
    shape: 'M6 8h6c1 11 5 17 12 17S35 19 36 8h6c0 10-3 17-8 20l2 6-5 1-2-5-2 1 2 8-5 5-5-5 2-8-2-1-2 5-5-1 2-6C9 25 6 18 6 8Z',
    lines: 'M9 12c2 11 7 16 15 16s13-5 15-16M24 33v5',
  },
  horse: {
    shape: 'M8 10l6-6 3 5c4 2 6 5 7 10h9c4 0 6 3 6 7l4 8-3 2-4-6-1 13h-5l-2-12H18l-1 12h-5l-1-16c-2-4-2-7-1-11l-5 2-2-4Z',
    lines: 'M13 11h.1M17 10c1 4 2 7 2 10',
  },
  lion: {
    shape: 'M5 16c0-5 4-8 9-8 6 0 9 4 9 9h9c6 0 9 3 9 8l3 2 1 6-3-1-2-3v14h-5l-2-11H20l-2 11h-5l-1-13c-5-1-7-4-6-8l-3-2Z',
    lines: 'M14 8c5 3 6 9 3 15M10 15h.1M5 19h4',
  },
  ox: {
    shape:
      'M3 9c3 3 5 4 8 4 2-2 6-2 8 1 9 2 15 2 20 3 4 1 5 4 5 9v9l-2-7-2 15h-5l-2-11c-5 2-9 2-13 1l-1 10h-5l-2-15c-3-2-5-6-5-11-2-2-4-5-4-8Z',
    lines: 'M11 18h.1M7 24h6M19 15c1 5 0 9-2 13',
  },
  sphinx: {
    shape: 'M9 7c6-3 12 0 13 7l-1 6 14 3c5 1 7 5 7 10v7H6v-5h8l2-6c-5-1-8-4-8-9l-3 1-1-3 4-4c0-3 0-5 1-7Z',
    lines: 'M21 20c-3 4-3 9-2 15M12 14h.1M31 40c-3-6-1-11 4-13M9 8c4 3 5 9 4 14',
  },
  relief: {
    shape: 'M5 10l14-2 12 2 12-2v30l-8 3-9-2-12 3-9-2Z',
    lines:
      'M13 18a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM13 23v8l-3 6M13 31l4 6M9 27l9-2M30 17a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM30 22v8l-4 6M30 30l4 6M25 25l10 3',
  },
  winged: {
    shape: 'M24 4a5 5 0 0 1 4 8l3 3 9 2 2 21-9-4-2 4 3 6H14l3-6-2-4-9 4 2-21 9-2 3-3a5 5 0 0 1 4-8Z',
    lines: 'M18 18c4 2 8 2 12 0M24 20v18M12 22v10M36 22v10',
  },
  painting: {
    shape: 'M4 6h40v36H4Z',
    lines: 'M9 11h30v26H9ZM13 33v-9l4-5 4 5v9M28 17a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM28 22v11M24 26l8-2',
  },
  stele: { shape: 'M12 44V15C12 8 17 4 24 4s12 4 12 11v29Z', lines: 'M17 15h14M17 21h14M17 27h14M17 33h14M17 39h9M20 10h8' },
  stone: { shape: 'M10 9l20-5 8 11-2 27-24 2-5-12Z', lines: 'M14 16h18M13 21h20M13 26h19M13 31h20M14 36h18' },
  pillar: {
    shape: 'M18 4c9-2 14 2 14 9l3 24h3v6H10v-6h3l2-23c0-5 1-9 3-10Z',
    lines: 'M17 14c4 3 10 3 14 0M16 21h15M16 26h16M15 31h17M24 5v6',
  },
  palette: {
    shape: 'M10 6c5-2 23-2 28 0 1 10-1 26-14 38C11 32 9 16 10 6Z',
    lines: 'M14 11h20M24 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM15 16c2 3 16 3 18 0M20 34h8',
  },
  obelisk: { shape: 'M19 11l5-8 5 8 4 28h3v5H12v-5h3Z', lines: 'M18 18h12M18 24h13M17 30h14M17 36h15M19 11h10' },
  tablet: {
    shape: 'M11 6h25l4 6-2 24-6 7H12l-5-5 1-27Z',
    lines: 'M14 14l4 1M22 14l4 1M30 14l3 1M13 20l4 1M21 20l5 1M30 20l3 1M13 26l5 1M22 26l4 1M29 26l4 1M14 33l4 1M22 33l5 1',
  },
  scroll: {
    shape: 'M8 7c4-3 7 0 7 4h22c4 0 6 3 4 7h-4v21c-1 4-5 5-8 3H10c-5 0-6-5-3-8h4V16c-5 0-6-6-3-9Z',
    lines: 'M17 17h14M17 22h15M17 27h13M17 32h15M29 42c-2-2-2-5 0-8',
  },
  papyrus: {
    shape: 'M9 5l10 2 9-3 11 4-2 9 3 7-3 8 2 9-11 3-8-3-11 2 2-10-3-9 3-8Z',
    lines: 'M15 13h9M28 13h6M15 19h17M15 25h7M26 25h7M15 31h14M16 37h8',
  },
  chest: {
    shape: 'M4 20 11 7h26l7 13v6h-2v17h-6v-3H12v3H6V26H4Z',
    lines: 'M6 21h36M12 31a4 4 0 1 1 8 0 4 4 0 0 1-8 0ZM28 31a4 4 0 1 1 8 0 4 4 0 0 1-8 0Z',
  },
  mummy: {
    shape: 'M24 3c7 0 11 5 11 11l3 8c0 9-4 15-7 22H17c-3-7-7-13-7-22l3-8C13 8 17 3 24 3Z',
    lines: 'M18 13c0-4 2-6 6-6s6 2 6 6-2 7-6 7-6-3-6-7ZM13 26l22 5M35 25l-22 6M16 36h16M18 41h12',
  },
  scarab: {
    shape: 'M17 12c0-5 2-8 7-8s7 3 7 8c4 1 6 4 6 8l6 1v3h-6v5l6 5-2 3-6-4c-2 6-6 10-11 10s-9-4-11-10l-6 4-2-3 6-5v-5H5v-3l6-1c0-4 2-7 6-8Z',
    lines: 'M13 21c7 3 15 3 22 0M24 22v20M18 12h12',
  },
  ankh: {
    shape:
      'M24 4c6 0 9 4 9 9 0 4-3 8-5 11h13v7H28v13h-8V31H7v-7h13c-2-3-5-7-5-11 0-5 3-9 9-9Zm0 6c-2 0-3 2-3 4s1 4 3 7c2-3 3-5 3-7s-1-4-3-4Z',
    lines: 'M12 27h24M24 34v6',
  },
  mirror: {
    shape: 'M24 4c9 0 15 5 15 13S33 29 27 29l1 5h-2l1 10h-6l1-10h-2l1-5c-6 0-12-4-12-12S15 4 24 4Z',
    lines: 'M15 13c2-3 5-5 9-5M14 17c0 6 4 8 10 8s10-2 10-8',
  },
  menorah: {
    shape:
      'M4 8h4c0 11 3 15 8 16 0-8-1-10-1-16h4c0 5 0 9 2 13h1V6h4v15h1c2-4 2-8 2-13h4c0 6-1 8-1 16 5-1 8-5 8-16h4c0 14-5 20-18 20v9h7v7H15v-7h7v-9C9 28 4 22 4 8Z',
    lines: 'M17 38h14M24 12v22',
  },
  board: {
    shape: 'M5 6h38v36H5Z',
    lines: 'M10 11h28v26H10ZM16 17h16v14H16ZM24 11v6M24 31v6M10 24h6M32 24h6',
  },
  stand: {
    shape: 'M10 6h28l-3 9H13ZM16 15h16l-2 7 6 22H12l6-22Z',
    lines: 'M14 10h20M20 20h8M24 28v8M19 38h10',
  },
  omphalos: {
    shape: 'M24 4c9 6 14 16 14 28l4 6v6H6v-6l4-6C10 20 15 10 24 4Z',
    lines: 'M14 20l20 12M34 20 14 32M18 12l18 18M30 12 12 30M8 38h32',
  },
  shard: { shape: 'M7 15 19 7l14 2 9 9-4 9 3 8-12 7-6-5-10 3-4-11 3-7Z', lines: 'M11 20l9-6 12 2 7 6M11 28l9-5 11 2 6 5' },
} satisfies Record<string, Drawing>;

export type Thing = keyof typeof DRAWINGS;

const THINGS: Readonly<Record<string, Thing>> = {
  priam_treasure: 'jewel',
  attic_coin: 'coin',
  attic_cup: 'cup',
  zeus_statue: 'statue',
  venus_de_milo: 'torso',
  omphalos: 'omphalos',
  charioteer: 'statue',
  olympia_helmet: 'helmet',
  agamemnon_mask: 'mask',
  bronze_horse: 'horse',
  parthenon_frieze: 'relief',
  pallas_statue: 'statue',
  troy_seal: 'seal',
  amphora: 'vase',
  aphrodite: 'torso',
  antikythera: 'gear',
  axos_helmet: 'helmet',
  dreros_statuettes: 'figurine',
  malia_sphinx: 'sphinx',
  knossos_frieze: 'relief',
  mother_goddess: 'figurine',
  zeus_coin: 'coin',
  coffin: 'chest',
  flask: 'vase',
  phaistos_disc: 'disc',
  minotaur: 'bull',
  narmer_palette: 'palette',
  sobekneferu_seal: 'cylinder',
  scarab: 'scarab',
  nakht_tomb: 'painting',
  senwosret_amulet: 'ankh',
  faience_bowl: 'cup',
  rosetta_stone: 'stone',
  ramses_mummy: 'mummy',
  nefertiti: 'bust',
  abusir_papyrus: 'papyrus',
  bronze_mirror: 'mirror',
  ushabti: 'ushabti',
  tutankhamun: 'pharaoh',
  mill_game: 'board',
  roman_coin: 'coin',
  menorah: 'menorah',
  amarna_letter: 'tablet',
  qumran_scrolls: 'scroll',
  cult_object: 'stand',
  ossuary: 'chest',
  sarcophagus: 'mummy',
  merneptah_stele: 'stele',
  pillar_figure: 'figurine',
  tel_dan_stele: 'stone',
  bull_statue: 'ox',
  medallion: 'coin',
  gold_cup: 'cup',
  nimrud_glass: 'cup',
  hammurabi_code: 'pillar',
  nimrud_treasure: 'jewel',
  gudea_seal: 'cylinder',
  babylon_lion: 'lion',
  white_obelisk: 'obelisk',
  sargon_mask: 'mask',
  queen_of_night: 'winged',
  gilgamesh_tablet: 'tablet',
  warka_vase: 'vase',
  gold_helmet: 'helmet',
  oldest_tablet: 'tablet',
};

/** The kind of object; something that we do not know is a shard. */
export function thingOf(artefact: string): Thing {
  return THINGS[artefact] ?? 'shard';
}

export function drawingOf(artefact: string): Drawing {
  return DRAWINGS[thingOf(artefact)];
}
