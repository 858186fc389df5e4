import { readSample } from './mark-names.ts';
import type { SampleData } from './sample-data.ts';

/** Gives a sample that is a part of a program a second button for copying: it copies the whole of it. */
export function offerProgram(figure: HTMLElement, { programs, copyProgram }: SampleData): void {
  const { hash } = readSample(figure);
  const program = programs.find(({ samples }) => samples.includes(hash));
  const first = figure.querySelector('figcaption button:not(.code-report)');
  if (!program || !first) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-copy code-program';
  button.textContent = copyProgram;
  button.title = program.hint;
  button.dataset.text = program.code;
  // The others stay where they are: it comes when the pointer may be on one of them. Only the flag makes room, once it is no longer pointed at.
  const flag = figure.querySelector('.code-report:hover');
  const place = (): void => first.before(button);
  if (flag) flag.addEventListener('pointerleave', place, { once: true });
  else place();
}
