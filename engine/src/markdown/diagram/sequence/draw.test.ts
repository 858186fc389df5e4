import { describe, expect, test } from 'vitest';
import { DiagramError } from '../diagram-error.ts';
import { drawDiagram } from '../draw.ts';
import { count, texts } from '../testing/read-svg.ts';

describe('sequenceDiagram', () => {
  const SOURCE = `sequenceDiagram
  autonumber
  participant P as 玩家
  P->>+G: 登录
  G-->>-P: 成功
  Note over P,G: 说明
  G->>G: 自己
  alt 有
    P-)G: 异步
  else 没有
    P-xG: 失败
  end`;

  test('participants, messages, notes and frames', () => {
    const svg = drawDiagram(SOURCE);
    expect(texts(svg, 'dg-text')).toEqual(['玩家', 'G', '说明']);
    expect(texts(svg, 'dg-label')).toEqual(['1. 登录', '2. 成功', '3. 自己', '4. 异步', '5. 失败']);
    expect(texts(svg, 'dg-group-title')).toEqual(['[没有]', '[有]']);
    expect(texts(svg, 'dg-group-kind')).toEqual(['alt']);
    expect(count(svg, 'dg-activation')).toBe(1);
    expect(count(svg, 'dg-lifeline')).toBe(2);
  });

  test('boxes around participants, with their names and without their colours; menus are left out', () => {
    const svg = drawDiagram(`sequenceDiagram
  box rgb(100, 149, 237) Client
    actor U as User
  end
  box LightBlue Our services
    participant A
    participant B
  end
  box Teamwork
    participant T
  end
  participant D
  links A: {"Code": "https://code.example"}
  U->>A: begin
  alt fine
    A->>D: store
  end`);
    expect(texts(svg, 'dg-group-title')).toEqual(expect.arrayContaining(['Client', 'Our services', 'Teamwork', '[fine]']));
    expect(new Set(texts(svg, 'dg-text'))).toEqual(new Set(['User', 'A', 'B', 'T', 'D']));
    expect(() => drawDiagram('sequenceDiagram\nbox Open\nparticipant A')).toThrow('This "box" is not closed.');
  });

  test('keywords in any case, participants that come later and go, and a participant that is called like a frame', () => {
    const svg = drawDiagram(`%%{
  init: { "theme": "base" }
}%%
sequenceDiagram
  Participant A
  Autonumber
  Create Participant C as Later
  A->>C: begin
  Par_over one
    Activate C
    Alt->>A: name
    Deactivate C
  And two
    C->>A: done
  End
  Destroy C`);
    expect(texts(svg, 'dg-text')).toEqual(['A', 'Later', 'Alt']);
    expect(texts(svg, 'dg-label')).toEqual(['1. begin', '2. name', '3. done']);
    expect([texts(svg, 'dg-group-kind'), texts(svg, 'dg-group-title')]).toEqual([['par'], ['[two]', '[one]']]);
    expect(count(svg, 'dg-activation')).toBe(1);
  });

  test('lines keep their numbers below settings of several lines', () => {
    expect(() => drawDiagram('%%{\n init: {}\n}%%\nflowchart LR\n  A --> B\n  %')).toThrow(expect.objectContaining({ line: 5 }));
  });

  test('numbers begin where the author says, in the given distance, and end', () => {
    const svg = drawDiagram('sequenceDiagram\nautonumber 10 5\nA->>B: x\nA->>B: y\nautonumber off\nA->>B: z\nautonumber\nA->>B: v');
    expect(texts(svg, 'dg-label')).toEqual(['10. x', '15. y', 'z', '25. v']);
  });

  test('the kinds of frames are in the language of the page', () => {
    const svg = drawDiagram('sequenceDiagram\nalt 有\nA->>B: x\nelse 没有\nloop 每秒\nA->>B: y\nend\nend', { alt: '若' });
    expect(texts(svg, 'dg-group-kind')).toEqual(['loop', '若']);
  });

  test('long messages are broken before the diagram is wider than an article', () => {
    const message = 'a message of many words that no article has room for';
    const svg = drawDiagram(`sequenceDiagram\nA->>B: ${message}\nB->>C: ${message}\nC->>D: ${message}`);
    expect(texts(svg.split('</svg>')[0] ?? '', 'dg-label')).toEqual([message, message, message]);
    expect(Number(/width="(\d+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(620);
  });

  test('one that is wider than a phone is drawn for phones, too: no part is outside, and texts hide the lines behind them', () => {
    const long = 'a message that is longer than the way between two lines';
    const svg = drawDiagram(
      `sequenceDiagram\nA->>B: ${long}\nB->>C: ${long}\nC->>D: ${long}\nD->>D: ${long}\nNote over A: ${long}\nalt ${long}\nC->>D: x\nend`,
    );
    const [wide = '', narrow = ''] = svg.split('</svg>');
    expect(wide).toContain('class="dg-wide"');
    expect(narrow).toContain('class="dg-narrow" display="none"');
    expect(texts(narrow, 'dg-label')).toEqual(texts(wide, 'dg-label'));
    const width = Number(/ width="(\d+)"/.exec(narrow)?.[1]);
    expect(width).toBeLessThanOrEqual(310);
    const boxes = [...narrow.matchAll(/<rect [^>]*? x="(-?[\d.]+)" y="[^"]*" width="([\d.]+)"/g)].map((found) =>
      found.slice(1).map(Number),
    );
    expect(boxes.filter(([x = 0, size = 0]) => x < 0 || x + size > width)).toEqual([]);
    const [, middle = ''] = drawDiagram(
      'sequenceDiagram\nA->>B: x\nB->>B: Look up the player, ignore the one from the client\nB->>C: y',
    ).split('</svg>');
    expect(Math.min(...[...middle.matchAll(/ x="(-?[\d.]+)"/g)].map(([, x]) => Number(x)))).toBeGreaterThanOrEqual(0);
    const names = Array.from({ length: 9 }, (_, index) => `participant P${index} as Participant ${index}`).join('\n');
    expect(drawDiagram(`sequenceDiagram\n${names}\nP0->>P8: x`)).not.toContain('dg-narrow');
  });

  test.each([
    ['words', ['Sender', 'Instant Messaging cloud', 'Cloud Engine hooks', 'Online members', 'Push service']],
    ['Chinese, which could be broken anywhere', ['发送方', '即时通讯云', '云引擎 Hook', '在线成员', '推送服务']],
  ])('names that have no room side by side on a phone stand in two rows, whole: %s', (_, names) => {
    const participants = names.map((name, index) => `participant P${index} as ${name}`).join('\n');
    const [, narrow = ''] = drawDiagram(`sequenceDiagram\n${participants}\nP0->>P1: x\nP1->>P4: y`).split('</svg>');
    expect(Number(/ width="(\d+)"/.exec(narrow)?.[1])).toBeLessThanOrEqual(310);
    const words = [...narrow.matchAll(/<tspan[^>]*>([^<]*)/g)].flatMap(([, text = '']) => text.split(' '));
    expect(words).toEqual([...names.flatMap((name) => name.split(' ')), 'x', 'y']);
    const boxes = [...narrow.matchAll(/dg-actor" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map((found) => {
      const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
      return { left: x, right: x + width, top: y, bottom: y + height };
    });
    const lines = [...narrow.matchAll(/dg-lifeline"[^>]* d="M([\d.]+) ([\d.]+)V/g)].map((found) => found.slice(1).map(Number));
    expect(boxes).toHaveLength(5);
    for (const [index, box] of boxes.entries()) {
      const others = boxes.filter((other) => other !== box && other.top < box.bottom && box.top < other.bottom);
      expect(others.filter((other) => other.left < box.right && box.left < other.right)).toEqual([]);
      const behind = lines.filter(([x = 0, top = 0], line) => line !== index && x > box.left && x < box.right && top < box.bottom);
      expect(behind).toEqual([]);
    }
  });

  test('what it says in words, or what its author says', () => {
    expect(drawDiagram('sequenceDiagram\nA->>B: x\nB-->>A: y')).toContain('aria-label="A → B: x; B → A: y"');
    expect(drawDiagram('sequenceDiagram\naccTitle: 登录流程\nA->>B: x')).toContain('aria-label="登录流程"');
    expect(drawDiagram('---\ntitle: 登录\n---\nsequenceDiagram\nA->>B: x')).toContain('aria-label="A → B: x"');
  });
});

test('no style of its own, and text is never markup', () => {
  const svg = drawDiagram('flowchart LR\nA["<img src=x onerror=alert(1)>"] -->|"<b>"| B');
  expect(svg).not.toMatch(/style|<img|<b>|onerror="/);
  expect(svg).toContain('&lt;b&gt;');
});

test.each([
  ['flowchart LR\nA --> ', 1],
  ['flowchart LR\n\n%% c\nA B', 3],
  ['flowchart XX\nA', 0],
  ['\n\nflowchart LR\nA[x', 3],
  ['sequenceDiagram\nA->>B', 1],
  ['sequenceDiagram\nelse x', 1],
  ['---\ntitle: x\n---\nsequenceDiagram\nloop x\nA->>B: y', 4],
  ['gantt', 0],
  ['', 0],
])('%j is an error on its line', (source, line) => {
  expect(() => drawDiagram(source)).toThrow(expect.objectContaining({ constructor: DiagramError, line }));
});
