import { expect, test } from 'vitest';
import { DiagramError } from '../diagram-error.ts';
import { drawDiagram } from '../draw.ts';
import { count, linesOf, texts } from '../testing/read-svg.ts';

const draw = (...lines: string[]): string => drawDiagram(['stateDiagram-v2', ...lines].join('\n'));

/** The first drawing, of those for wide screens and for phones. */
const wide = (svg: string): string => svg.split('</svg>')[0] ?? '';

test('states with their texts, transitions with labels, start and end', () => {
  const svg = wide(
    draw(
      'direction LR',
      'state "Not connected" as Off',
      '[*] --> Off',
      'Off --> On : connect()',
      'On : at most 3 s',
      'On : then it ends',
      'On --> [*]',
      'class On hot',
      'Off --> Off:::hot : again',
    ),
  );
  expect(texts(svg, 'dg-text')).toEqual(['Not connected', 'at most 3 s then it ends']);
  expect(texts(svg, 'dg-label')).toEqual(['connect()', 'again']);
  expect(svg).toContain(
    'aria-label="● → Not connected; Not connected → at most 3 s then it ends (connect()); at most 3 s then it ends → ◉; Not connected → Not connected (again)"',
  );
  expect(count(svg, '<path class="dg-head"')).toBe(4);
  expect(count(svg, '<circle class="dg-head"')).toBe(2);
});

test('a composite state is a frame, at which its own transitions begin and end; each has a start of its own', () => {
  const svg = wide(
    draw('[*] --> Wait', 'Wait --> Active : go', 'state "At work" as Active {', '[*] --> A', 'A --> B', '}', 'Active --> Wait'),
  );
  expect(texts(svg, 'dg-group-title')).toEqual(['At work']);
  expect(texts(svg, 'dg-text')).toEqual(['Wait', 'A', 'B']);
  expect(svg).toContain('Wait → At work (go); ● Active → A; A → B; At work → Wait"');
  const [, top = '', height = ''] = /<rect class="dg-group"[^>]* y="([\d.-]+)"[^>]* height="([\d.]+)"/.exec(svg) ?? [];
  const [, into = [], , , out = []] = linesOf(svg);
  // The line ends a little before the tip of its head.
  expect(into.at(-1)?.y).toBeCloseTo(Number(top) - 6, 0);
  expect([Number(top), Number(top) + Number(height)].some((y) => Math.abs(y - (out[0]?.y ?? 0)) < 1)).toBe(true);
});

test('a composite state may be written in one line', () => {
  const lines = (...written: string[]): string => wide(draw('[*] --> A', ...written));
  const apart = lines('state "At: {work}" as A {', 'B --> C', 'state D {', 'E', '}', '}', 'A --> F : {x}');
  expect(lines('state "At: {work}" as A { B --> C', 'state D { E } }', 'A --> F : {x}')).toBe(apart);
  expect(texts(apart, 'dg-label')).toEqual(['{x}']);
});

test('what happens at the same time has a frame each', () => {
  const svg = wide(draw('state Keys {', '[*] --> Num', '--', '[*] --> Caps', '--', '[*] --> Scroll', '}', '[*] --> Keys'));
  expect(count(svg, 'class="dg-group"')).toBe(4);
  expect(texts(svg, 'dg-group-title')).toEqual(['Keys']);
  expect(texts(svg, 'dg-text')).toEqual(['Num', 'Caps', 'Scroll']);
});

test('choices, forks, joins and notes', () => {
  const svg = wide(
    draw(
      'state either <<choice>>',
      'state all [[fork]]',
      '[*] --> either',
      'either --> all: if so',
      'all --> A',
      'all --> B',
      'note right of A : It waits',
      'note left of B',
      '  It is',
      '  fast',
      'end note',
    ),
  );
  expect(count(svg, 'dg-decision')).toBe(1);
  expect(count(svg, '<rect class="dg-head"')).toBe(1);
  expect(texts(svg, 'dg-text')).toEqual(['A', 'B', 'It waits', 'It is fast']);
  expect(count(svg, 'class="dg-note"')).toBe(2);
  expect(svg).toContain('A: It waits; B: It is fast"');
});

test('a state that is written before its parts, or has none, and names of plain objects', () => {
  const svg = wide(draw('constructor --> Later', 'state Later {', '}', 'Later --> toString'));
  expect(texts(svg, 'dg-text')).toEqual(['constructor', 'Later', 'toString']);
  expect(count(svg, 'dg-group')).toBe(0);
});

test('a composite state stands where it is written, wherever it was named before', () => {
  const frames = (...lines: string[]): number[] =>
    [...wide(draw(...lines)).matchAll(/<rect class="dg-group"[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));
  const [check = 0, flight = 0] = frames('state Check {', 'Find --> Flight : found', '}', 'state Flight {', 'Fly --> Land', '}');
  expect(check).toBeLessThan(flight);
  expect(frames('state A {', 'state B {', 'X', '}', '}', 'state B {', 'state A {', 'Y', '}', '}')).toHaveLength(2);
});

test('labels of transitions of a composite state do not cover each other', () => {
  const svg = wide(
    draw(
      'state Check {',
      'Find --> Fly : found nothing but the keyboard',
      'Find --> Wizard : found one for the first time',
      '}',
      'Fly --> Panel : a click',
      'Fly --> Phone : it is touched',
      'Panel --> Wizard : a click on calibrate',
      'Wizard --> Panel : saved or cancelled',
      'Panel --> Fly : closed by a click outside',
      'state Fly {',
      '[*] --> Good',
      'Good --> Bad : too slow for 3 s',
      'Bad --> Good : fast for 10 s',
      '}',
    ),
  );
  const labels = [...svg.matchAll(/<rect class="dg-label-ground" x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
    (found) => {
      const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
      return { x, y, width, height };
    },
  );
  expect(labels).toHaveLength(11);
  const covered = labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height,
      ),
  );
  expect(covered).toEqual([]);
});

test.each([
  ['A -> B', 1, 'cannot be read: "A -> B"'],
  ['A --> B\n}', 2, 'closes no state'],
  ['A --> B\nstate A {\nC', 2, 'is not closed'],
  ['A --> B\nnote left of A\nwords', 2, 'note is not closed'],
  ['state A {\nstate A {\n}\n}', 2, 'is inside itself'],
  ['A\n--', 2, 'divides no composite state'],
  ['state A {\nB\n}\nA --> A', 4, 'to itself cannot be drawn'],
  ['', 0, 'has no states'],
])('%j is refused with its line', (body, line, message) => {
  const attempt = (): string => draw(...body.split('\n'));
  expect(attempt).toThrow(DiagramError);
  expect(attempt).toThrow(expect.objectContaining({ line, message: expect.stringContaining(message) }));
});
