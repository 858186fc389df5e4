import { type FormEvent, useId, useRef, useState } from 'react';
import { FEEDBACK_KINDS, type FeedbackKind, LONGEST_FEEDBACK } from '../../model/feedback.ts';
import type { SiteData } from '../../model/site.ts';
import type { FeedbackTexts } from '../i18n/feedback/en.ts';
import { useDialog } from '../overlays/use-dialog.ts';
import type { ReportTarget } from './report-target.ts';
import { type Draft, issueUrl, sendReport } from './send-report.ts';

/** What readers have filled in and not sent, by what it is about: closing a dialog by mistake loses nothing. */
const drafts = new Map<string, Draft>();

interface Properties {
  readonly site: SiteData;
  readonly texts: FeedbackTexts;
  readonly target: ReportTarget;
  readonly onClose: () => void;
}

type State = 'open' | 'unchosen' | 'sending' | 'kept' | 'failed' | 'tooMany';

/** For what comes in the place of the button that had the focus. */
function focus(control: HTMLElement | null): void {
  control?.focus();
}

/** What is known before the reader has said anything. */
function firstDraft({ sample, wanted }: ReportTarget): Draft {
  return { kind: sample !== null ? 'sample' : wanted === undefined ? null : 'missing', text: wanted ?? '' };
}

/** Asks what is wrong with a section or sample: one choice, and one line for those who like. */
export function ReportDialog({ site, texts, target, onClose }: Properties) {
  const key = JSON.stringify(target);
  const [draft, setDraft] = useState<Draft>(drafts.get(key) ?? firstDraft(target));
  const [state, setState] = useState<State>('open');
  const dialog = useDialog(onClose);
  // The likely one comes first, where the focus is.
  const kinds = target.sample === null ? FEEDBACK_KINDS : [...FEEDBACK_KINDS].reverse();
  const titleId = useId();
  const hintId = useId();
  const choiceId = useId();
  const choices = useRef<HTMLDivElement>(null);

  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    drafts.set(key, next);
    setDraft(next);
  };
  const choose = (kind: FeedbackKind): void => {
    change({ kind });
    if (state === 'unchosen') setState('open');
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state === 'sending' || !site.feedback) return;
    if (draft.kind === null) {
      setState('unchosen');
      choices.current?.querySelector('input')?.focus();
      return;
    }
    setState('sending');
    const result = await sendReport(site.feedback.url, target, draft);
    if (result === 'kept') drafts.delete(key);
    setState(result);
  };

  return (
    <dialog ref={dialog} className="report" aria-labelledby={titleId}>
      <div className="report-panel">
        <h2 id={titleId}>{target.name}</h2>
        <div role="status">{state === 'kept' && <p>{texts.thanks}</p>}</div>
        {state === 'kept' ? (
          <button type="button" className="button" ref={focus} onClick={onClose}>
            {texts.close}
          </button>
        ) : (
          <form onSubmit={send} noValidate>
            <div
              ref={choices}
              role="radiogroup"
              aria-labelledby={titleId}
              aria-required="true"
              aria-invalid={state === 'unchosen'}
              aria-describedby={state === 'unchosen' ? choiceId : undefined}
            >
              {kinds.map((kind) => (
                <label key={kind}>
                  <input type="radio" name="kind" required checked={draft.kind === kind} onChange={() => choose(kind)} /> {texts[kind]}
                </label>
              ))}
            </div>
            <div id={choiceId} role="alert">
              {state === 'unchosen' && <p className="report-failure">{texts.choose}</p>}
            </div>
            <label className="report-text">
              {texts.detail}
              <input
                type="text"
                value={draft.text}
                maxLength={LONGEST_FEEDBACK}
                autoComplete="off"
                aria-describedby={hintId}
                onChange={({ target: { value } }) => change({ text: value })}
              />
            </label>
            <p id={hintId} className="report-hint">
              {texts.hint}
            </p>
            <div role="alert">{(state === 'failed' || state === 'tooMany') && <p className="report-failure">{texts[state]}</p>}</div>
            <div className="report-actions">
              <button type="submit" className="button" aria-disabled={state === 'sending'}>
                {state === 'sending' ? texts.sending : texts.send}
              </button>
              <button type="button" className="quiet-action" onClick={onClose}>
                {texts.cancel}
              </button>
              {site.feedback?.issues && (
                <a
                  className="quiet-action"
                  href={issueUrl(site.feedback.issues, target, draft.kind ? texts[draft.kind] : '', draft.text)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {texts.issue}
                </a>
              )}
            </div>
          </form>
        )}
      </div>
    </dialog>
  );
}
