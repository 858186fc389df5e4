import { LIGHT, printCodeColors } from '../../model/theme.ts';

/** The style of chapters, in reading devices as on paper. Code wraps: there is no scrolling sideways in a book. */
export const BOOK_STYLE = `
body { font-family: "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; line-height: 1.6; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.3; break-after: avoid; page-break-after: avoid; }
a { color: #007277; text-decoration: none; }
.above { color: #566065; font-size: 0.8em; margin: 0 0 0.3em; }
.code { border: 1px solid #c9d1d3; border-radius: 4px; margin: 0.8em 0; }
.code-title { border-bottom: 1px solid #e3e8e9; color: #566065; font-size: 0.75em; margin: 0; padding: 0.3em 0.8em; break-after: avoid; page-break-after: avoid; }
pre { font-family: "SF Mono", Consolas, "Noto Sans Mono CJK SC", monospace; font-size: 0.78em; line-height: 1.45; margin: 0; padding: 0.6em 0.8em; white-space: pre-wrap; overflow-wrap: anywhere; word-break: break-word; tab-size: 2; }
code { font-family: "SF Mono", Consolas, "Noto Sans Mono CJK SC", monospace; font-size: 0.9em; overflow-wrap: anywhere; }
pre code { font-size: 1em; }
.marked, .added { background: #eaf6f7; }
.removed { text-decoration: line-through; }
.tab { border-left: 3px solid #c9d1d3; margin: 0.8em 0; padding-left: 0.8em; }
.tab-name { font-weight: bold; margin: 0 0 0.3em; break-after: avoid; page-break-after: avoid; }
.admonition { background: #f5f7f7; border-left: 3px solid #15c5ce; margin: 0.8em 0; padding: 0.4em 0.8em; }
.admonition-title, .summary { font-weight: bold; margin: 0; }
table { border-collapse: collapse; font-size: 0.85em; margin: 0.8em 0; width: 100%; }
th, td { border: 1px solid #c9d1d3; overflow-wrap: anywhere; padding: 0.3em 0.5em; text-align: left; vertical-align: top; }
th { background: #f5f7f7; }
img, svg { height: auto; max-width: 100%; }
figure { margin: 0.8em 0; break-inside: avoid; page-break-inside: avoid; }
figcaption, .page-note { color: #566065; font-size: 0.85em; }
li.task-list-item { list-style: none; }
.card { display: block; margin: 0.4em 0; }
.card-title { display: block; font-weight: bold; }
${printCodeColors((name) => LIGHT[name])}
.dg-node, .dg-actor { fill: #f5f7f7; stroke: #c9d1d3; } .dg-decision { fill: #eaf6f7; stroke: #15c5ce; }
.dg-label-ground { fill: #fff; } .cover { margin-top: 30%; text-align: center; }
`;
