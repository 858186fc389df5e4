/** The text to copy from a code block: without prompts, and without the lines marked as removed. */
export function codeText(code: ParentNode): string {
  const lines = [...code.querySelectorAll('.line:not(.removed)')];
  return lines.map((line) => [...line.childNodes].map((node) => (isPrompt(node) ? '' : (node.textContent ?? ''))).join('')).join('\n');
}

function isPrompt(node: Node): boolean {
  return node instanceof Element && node.classList.contains('prompt');
}
