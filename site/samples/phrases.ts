/** What must not stand in a guide: it sends readers away to find out what to call. */
const PHRASES = [
  /IDE\s*的?(代码|自动)?(补全|提示)/,
  /以?(SDK\s*)?的?头文件(中的声明)?为准/,
  /(查看|参考|参见|见)(SDK\s*的?)?头文件/,
  /在\s*IDE\s*(里|中).{0,12}(添加|引用|查看|补全)/,
  /\byour IDE['’]s (code )?completion\b/i,
  /\b(add|look up|complete|find)\b[^.|]{0,40}\bin your IDE\b/i,
  /\b(check|see|consult|refer to|look (it )?up in) the (SDK['’]?s? )?header (file|for the)/i,
  /\bthe (SDK['’]?s? )?header (file )?(is authoritative|has the last word|decides)\b/i,
];

/** Lines of a page that send readers to their IDE or to headers; the first line is 1. */
export function findPhrases(source: string): { readonly line: number; readonly text: string }[] {
  return source.split('\n').flatMap((text, index) => {
    const match = PHRASES.map((phrase) => phrase.exec(text)?.[0]).find((found) => found !== undefined);
    return match === undefined ? [] : [{ line: index + 1, text: match }];
  });
}
