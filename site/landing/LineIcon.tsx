/** Drawings on a grid of 32, in one line width; the part that carries the meaning is in the accent colour. */
const DRAWINGS = {
  code: { line: 'M10.500 10 5 16l5.500 6M21.500 10l5.500 6-5.500 6', accent: 'm18.500 7-5 18' },
  test: {
    line: 'M12 5h8M13.500 5v8L7 24a2.500 2.500 0 0 0 2.200 3.500h13.600A2.500 2.500 0 0 0 25 24l-6.500-11V5',
    accent: 'M10 20.500h12',
  },
  flag: { line: 'M8 27.500v-23M5 27.500h6', accent: 'M8 6h15l-4 5 4 5H8' },
  chart: { line: 'M5 5v20.500a1.500 1.500 0 0 0 1.500 1.500H27', accent: 'm10 20 5-6 4 3.500L26 9' },
  store: {
    line: 'M6 13v12.500A1.500 1.500 0 0 0 7.500 27h17a1.500 1.500 0 0 0 1.500-1.500V13M12.500 27v-7h7v7',
    accent: 'M6.500 5h19L28 11.500a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z',
  },
  services: { line: 'M16 4.500 27 10.500 16 16.500 5 10.500zM5 21.500l11 6 11-6', accent: 'm5 16 11 6 11-6' },
  community: {
    line: 'M26 18.500V9A2.500 2.500 0 0 0 23.500 6.500h-15A2.500 2.500 0 0 0 6 9v9.500A2.500 2.500 0 0 0 8.500 21H10v5l6-5h7.500a2.500 2.500 0 0 0 2.500-2.500z',
    accent: 'M11.500 13.800h.010M16 13.800h.010M20.500 13.800h.010',
  },
  design: {
    line: 'M5 8.500A3.500 3.500 0 0 1 8.500 5H12v22H8.500A3.500 3.500 0 0 1 5 23.500zM12 17 22.500 6.500l4.500 4.500L12 26',
    accent: 'M8.500 22.500h.010M12 27h15v-7.500h-8',
  },
  package: {
    line: 'M16 4.500 26.500 10v12L16 27.500 5.500 22V10zM16 27.500V15.500',
    accent: 'm5.500 10 10.500 5.500L26.500 10M10.700 7.300l10.600 5.500',
  },
  demo: {
    line: 'M9.500 8.500h13A6 6 0 0 1 28.500 14.500v5.500a4 4 0 0 1-7.300 2.200l-1.500-2.200h-7.400l-1.500 2.200A4 4 0 0 1 3.500 20v-5.500a6 6 0 0 1 6-6z',
    accent: 'M10.500 12.200v5M8 14.700h5M20.500 12.800h.010M23.500 16h.010',
  },
  cube: { line: 'M16 4 27 10v12l-11 6-11-6V10z', accent: 'm5 10 11 6 11-6M16 16v12' },
  phone: {
    line: 'M11 4h10a2.500 2.500 0 0 1 2.500 2.500v19A2.500 2.500 0 0 1 21 28H11a2.500 2.500 0 0 1-2.500-2.500v-19A2.500 2.500 0 0 1 11 4z',
    accent: 'M14 23.500h4',
  },
  devices: {
    line: 'M12 26H6.500A2.500 2.500 0 0 1 4 23.500v-16A2.500 2.500 0 0 1 6.500 5h13A2.500 2.500 0 0 1 22 7.500V9',
    accent:
      'M19 13.500h6.500A2.500 2.500 0 0 1 28 16v9a2.500 2.500 0 0 1-2.500 2.500H19a2.500 2.500 0 0 1-2.500-2.500v-9a2.500 2.500 0 0 1 2.500-2.500z',
  },
  engine: { line: 'M16 4 27 10v12l-11 6-11-6V10z', accent: 'M13 11.500v9l7.500-4.500z' },
} as const;

export type LineIconName = keyof typeof DRAWINGS;

/** An icon of a landing page, hidden from screen readers: it stands beside its name. */
export function LineIcon({ name, size = 32 }: { readonly name: LineIconName; readonly size?: number }) {
  const { line, accent } = DRAWINGS[name];
  return (
    <svg className="line-icon" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d={line} />
      <path className="line-icon-accent" d={accent} />
    </svg>
  );
}
