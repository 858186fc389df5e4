/** Names that pages and files may have, and the same in addresses: other scripts, spaces, and what has a meaning in addresses. */
export const ODD_NAMES = [
  ['中文', '%E4%B8%AD%E6%96%87'],
  ['Two words', 'Two%20words'],
  ['100%', '100%25'],
  ['50%20off', '50%2520off'],
  ['a+b', 'a+b'],
  ['what?', 'what%3F'],
  ['a&b', 'a&b'],
  ["it's", "it's"],
  ['C#', 'C%23'],
  ['🚀', '%F0%9F%9A%80'],
] as const;
