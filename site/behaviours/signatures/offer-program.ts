import { readSample } from './mark-names.ts';
import type { SampleData } from './sample-data.ts';

/** Gives a sample that is a part of a program a second button for copying: it copies the whole of it. */
export function offerProgram(figure: HTMLElement, { programs, copyProgram }: SampleData): void {
  const { hash } = readSample(figure);
  const program = programs.find(({ samples }) => samples.includes(hash));
  const copy = figure.querySelector('.code-copy');
  if (!program || !copy) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-copy';
  button.textContent = copyProgram;
  button.title = program.hint;
  button.dataset.text = program.code;
  copy.after(button);
}
