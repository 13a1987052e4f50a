/** Line icons on a 24 px grid, drawn for this site: round caps, one stroke width. */
export const iconPaths = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M6 6l12 12M18 6L6 18',
  'arrow-left': 'M20 12H4m7-7l-7 7 7 7',
  'arrow-right': 'M4 12h16m-7-7l7 7-7 7',
  'arrow-up': 'M12 20V4m-7 7l7-7 7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  'external-link': 'M14 4h6v6m0-6l-9 9M18 14v5a1 1 0 01-1 1H5a1 1 0 01-1-1V7a1 1 0 011-1h5',
  check: 'M4 12.5l5.5 5.5L20 7',
  clock: 'M12 7v5l3.5 2M21 12a9 9 0 11-18 0 9 9 0 0118 0z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 10-14 0C5 14.8 12 21 12 21zm0-9a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
  phone:
    'M5 4h4l1.5 4.5L8 10.500a12 12 0 005.5 5.500l2-2.500L20 15v4a1.5 1.5 0 01-1.6 1.500C10.5 20 4 13.5 3.5 5.600A1.5 1.5 0 015 4z',
  play: 'M8 5.500v13l11-6.500z',
  pause: 'M8 5v14M16 5v14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M16.5 16.500L21 21M18 10.500a7.5 7.5 0 11-15 0 7.5 7.5 0 0115 0z',
  calendar: 'M4 9h16M8 3v4m8-4v4M5 5h14a1 1 0 011 1v13a1 1 0 01-1 1H5a1 1 0 01-1-1V6a1 1 0 011-1z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  car: 'M4 16v-4l2-5h12l2 5v4M4 12h16M6 16v2m12-2v2M7.5 16h9M4 16h16',
  sound: 'M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 010 6M18.5 6.500a8 8 0 010 11',
  muted: 'M4 10v4h3l5 4V6L7 10zM16 10l5 5m0-5l-5 5',
  captions:
    'M4 5h16a1 1 0 011 1v12a1 1 0 01-1 1H4a1 1 0 01-1-1V6a1 1 0 011-1zm6.5 5.500a2 2 0 10 0 3M17.5 10.500a2 2 0 10 0 3',
  expand: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  alert:
    'M12 8v5m0 3.200v.100M10.3 4.300L2.7 17.500A2 2 0 004.4 20.500h15.200a2 2 0 001.7-3L13.7 4.300a2 2 0 00-3.4 0z',
  star: 'M12 3.500l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.800l6-.800z',
  photos: 'M4 5h16v14H4zM4 15l5-5 4.5 4.500L16 12l4 4M15.5 9.500v.1',
  films: 'M3 6h13v12H3zM16 10l5-3v10l-5-3',
  community:
    'M8.5 11a3 3 0 100-6 3 3 0 000 6zm7 0a3 3 0 100-6M3 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5m1.5-4.900c3 0 4.5 1.6 5 4.9',
  refresh: 'M20 5v5h-5M19.5 10A8 8 0 104.3 15',
  upload: 'M12 16V5m-5 5l5-5 5 5M5 19h14',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
} as const;
export type IconName = keyof typeof iconPaths;
