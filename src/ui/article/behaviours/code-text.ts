/** What copying a code block gives: its lines without prompts, and without those that a change takes away. */
export function codeText(code: ParentNode): string {
  const lines = [...code.querySelectorAll('.line:not(.removed)')];
  return lines.map((line) => [...line.childNodes].map((node) => (isPrompt(node) ? '' : (node.textContent ?? ''))).join('')).join('\n');
}

function isPrompt(node: Node): boolean {
  return node instanceof Element && node.classList.contains('prompt');
}
