import { useEffect, useState } from 'react';
import { arrangeRates, type ExchangeRate, parseRates, RATES_URL, REFRESH_AFTER } from './rates.ts';
import type { ExchangeWords } from './words.ts';

interface LiveRatesProps {
  readonly words: ExchangeWords;
  /** BCP 47 tag for the names of currencies and the format of numbers. */
  readonly language: string;
}

interface Rates {
  readonly rates: readonly ExchangeRate[];
  readonly fetchedAt: Date | null;
  readonly hasFailed: boolean;
}

interface LiveRatesState extends Rates {
  readonly refresh: () => void;
}

/** The live exchange rates of the US dollar. A missing rate is a dash; if there are none, a box in the place of the table says so. */
export function LiveRates({ words, language }: LiveRatesProps) {
  const { rates, fetchedAt, hasFailed, refresh } = useRates();
  const names = new Intl.DisplayNames([language, 'zh-Hans'], { type: 'currency' });
  const numbers = new Intl.NumberFormat(language, { maximumSignificantDigits: 6 });
  if (hasFailed && !fetchedAt) {
    return (
      <>
        <p>{words.base}</p>
        <div className="error-box admonition admonition-danger" role="alert">
          <p className="admonition-title">{words.failed}</p>
          <p>{words.instead}</p>
          <p className="error-box-actions">
            <button type="button" className="button" onClick={refresh}>
              {words.retry}
            </button>
          </p>
        </div>
      </>
    );
  }
  return (
    <>
      <p>{words.base}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="table-scroll" tabIndex={0} aria-label={words.rate}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.currency}</th>
              <th scope="col">{words.code}</th>
              <th scope="col">{words.rate}</th>
            </tr>
          </thead>
          <tbody>
            {arrangeRates(rates).map(({ code, rate }) => (
              <tr key={code}>
                <td>{names.of(code)}</td>
                <td>
                  <code>{code}</code>
                </td>
                <td>{rate === null ? '-' : numbers.format(rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="widget-note" role="status">
        {hasFailed ? words.stale : fetchedAt && words.updated(fetchedAt.toLocaleTimeString(language, { timeStyle: 'short' }))}
      </p>
    </>
  );
}

/** The rates, fetched at once and then every hour. After a failure the last ones stay. */
function useRates(): LiveRatesState {
  const [state, setState] = useState<Rates>({ rates: [], fetchedAt: null, hasFailed: false });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins anew
  useEffect(() => {
    const running = new AbortController();
    const refresh = async () => {
      try {
        const response = await fetch(RATES_URL, { signal: running.signal });
        const rates = parseRates(await response.json());
        setState({ rates, fetchedAt: new Date(), hasFailed: false });
      } catch {
        if (!running.signal.aborted) setState((before) => ({ ...before, hasFailed: true }));
      }
    };
    void refresh();
    const timer = setInterval(refresh, REFRESH_AFTER);
    return () => {
      running.abort();
      clearInterval(timer);
    };
  }, [tries]);
  const refresh = () => {
    // The table waits in the place of the box.
    setState((before) => ({ ...before, hasFailed: false }));
    setTries(tries + 1);
  };
  return { ...state, refresh };
}
