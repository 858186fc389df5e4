import { expect, test } from 'vitest';
import { drawDiagram } from '../draw.ts';
import { count, texts } from '../testing/read-svg.ts';

test('a flowchart wider than a phone is drawn for phones, too, from top to bottom; without a style sheet one of them is seen', () => {
  const sizes = (source: string) =>
    [...drawDiagram(source).matchAll(/<svg [^>]*?class="([^"]*)"[^>]*? width="(\d+)" height="(\d+)"( role| display="none")?/g)].map(
      ([, name, width, height]) => [name, Number(width) > Number(height)],
    );
  const row = 'flowchart LR\n  A[创建游戏] --> B[开启游戏服务] --> C[导入 SDK 并初始化] --> D[TapTap 登录]';
  expect(sizes(row)).toEqual([
    ['dg-wide', true],
    ['dg-narrow', false],
  ]);
  expect(count(drawDiagram(row), ' display="none"')).toBe(1);
  expect(count(drawDiagram('flowchart LR\n  A[一] --> B[二]'), '<svg')).toBe(1);
});

test('a chain is drawn for phones as steps of one width, close below each other', () => {
  const [, narrow = ''] = drawDiagram(
    'flowchart LR\n  A[1. 导入 SDK] --> B[2. 平台配置] --> C[3. 初始化] --> D[4. 配置签名] --> E[5. 添加测试用户] --> F[6. 打包与验证]',
  ).split('</svg>');
  const boxes = [...narrow.matchAll(/class="dg-node"[^>]* x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map((box) =>
    box.slice(1).map(Number),
  );
  expect(boxes).toHaveLength(6);
  expect(new Set(boxes.map(([x, , width]) => `${x} ${width}`)).size).toBe(1);
  expect(Number(/ height="(\d+)"/.exec(narrow)?.[1])).toBeLessThanOrEqual(6 * 40 + 5 * 20 + 16);
});

test('a node with no other beside it has longer lines on a phone than those that share a row', () => {
  const question = 'Do you need friends, achievements, leaderboards, cloud save, or several ways to log in?';
  const ways = ['Account login: get a user of the platform', 'Basic verification: get a token and a profile'];
  const source = `flowchart TD\n  A["${question}"] -->|yes| B["${ways[0]}"]\n  A -->|no| C["${ways[1]}"]`;
  const [, narrow = ''] = drawDiagram(source).split('</svg>');
  expect(narrow).toContain('class="dg-narrow"');
  expect(Number(/ width="(\d+)"/.exec(narrow)?.[1])).toBeLessThanOrEqual(310);
  const lines = [...narrow.matchAll(/<text class="dg-text"[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => count(text, '<tspan'));
  expect(lines[0]).toBeLessThanOrEqual(4);
  expect(texts(narrow, 'dg-text')).toEqual([question, ...ways]);
});

test('decisions with no room on a phone are drawn there as an outline, in which dashed frames refer to what stands above', () => {
  const source = [
    'flowchart TD',
    '  A[A request arrives at the server] --> B{Are the credentials valid for this app?}',
    '  B -->|no, they are not| X[Refused with an error]',
    '  B -->|yes, of the server| Y[Answered without further checks]',
    '  B -->|yes, of a client| C{Do the permissions of the class allow it?}',
    '  C -->|no, they do not| X',
    '  C -->|yes, for everybody| Y',
    '  C -->|yes, for this user| D[Checked object by object]',
  ].join('\n');
  const [wide = '', narrow = ''] = drawDiagram(source).split('</svg>');
  expect(narrow).toContain('class="dg-narrow"');
  expect(Number(/ width="(\d+)"/.exec(narrow)?.[1])).toBeLessThanOrEqual(310);
  expect(count(wide, 'dg-node')).toBe(6);
  expect(count(narrow, 'dg-node')).toBe(8);
  expect(count(narrow, 'dg-decision')).toBe(2);
  expect(new Set(texts(narrow, 'dg-label'))).toEqual(new Set(texts(wide, 'dg-label')));
  const tops = [
    ...narrow.matchAll(/<rect class="dg-node[^>]*? x="([\d.]+)" y="([\d.]+)"|<polygon [^>]*?points="[\d.]+,([\d.]+)[^"]* ([\d.]+),/g),
  ].map(([, x, y, top, left]) => [Number(x ?? left), Number(y ?? top)]);
  // One below the other; what a decision leads to stands further to the right.
  expect(tops.map(([, y]) => y)).toEqual(tops.map(([, y]) => y).toSorted((a = 0, b = 0) => a - b));
  expect(tops.map(([x]) => x)).toEqual([8, 40, 72, 72, 72, 104, 104, 104]);
  const [, ...references] = narrow.split('<rect class="dg-node dg-reference"');
  expect(references.map((reference) => texts(reference, 'dg-text')[0])).toEqual([
    '↑ Refused with an error',
    '↑ Answered without further checks',
  ]);
  expect(count(narrow, 'stroke-dasharray')).toBe(references.length);
});

test.each([
  [
    'several ways to one thing',
    'LR\n  G[游客] --> U[TDSUser]\n  T[TapTap] --> U\n  W[微信 / QQ / Apple] --> U\n  O[其他平台] --> U\n  U --> F[好友]\n  U --> A[成就]\n  U --> S[云存档]\n  U --> L[排行榜]',
  ],
  [
    'a decision that two things lead to',
    'LR\n  A[设备 apnsTeamId] --> C{与密钥的 Team ID 相同？}\n  B[设备 apnsTopic] --> D{在密钥的 Topics 里？}\n  C -->|是| D\n  D -->|是| E[按环境投递]\n  C -->|否| X[计入无效令牌]\n  D -->|否| X',
  ],
  [
    'decisions',
    'TD\n  A{主域名有备案号吗} -->|没有| B[新增备案]\n  A -->|有| C{用于 API 或云引擎吗}\n  C -->|否| D[直接绑定]\n  C -->|是| E{通过 TDS 或 UCloud 备的吗}\n  E -->|是| D\n  E -->|否| F[先绑定，再接入备案]\n  B --> D',
  ],
])('what several lead to stands in one place on a phone: %s', (_, source) => {
  const [wide = '', narrow = ''] = drawDiagram(`flowchart ${source}`).split('</svg>');
  expect(Number(/ width="(\d+)"/.exec(narrow)?.[1])).toBeLessThanOrEqual(374);
  expect(
    texts(narrow, 'dg-text')
      .map((text) => text.replaceAll(' ', ''))
      .toSorted(),
  ).toEqual(
    texts(wide, 'dg-text')
      .map((text) => text.replaceAll(' ', ''))
      .toSorted(),
  );
  expect(count(narrow, 'class="dg-edge"')).toBe(count(wide, 'class="dg-edge"'));
});

test('an outline has the branches of a node in the order in which they are written', () => {
  const long = 'which has a long name that no phone has room for beside another one';
  const source = `flowchart LR\n  C[Client] -->|${long}| L[Lobby] --> R[Rooms]\n  C -->|${long}| B1[Server 1] --> R\n  B1 --> F[Function]\n  C -->|${long}| B2[Server 2] --> R\n  C -->|${long}| X[Nothing]\n  C -->|${long}| Y[Something]`;
  const [, narrow = ''] = drawDiagram(source).split('</svg>');
  expect(texts(narrow, 'dg-text')).toEqual([
    'Client',
    'Lobby',
    'Rooms',
    'Server 1',
    '↑ Rooms',
    'Function',
    'Server 2',
    '↑ Rooms',
    'Nothing',
    'Something',
  ]);
});
