/** For each tab group the values that the reader chose, the latest first. */
export type TabChoices = Readonly<Record<string, readonly string[]>>;

/** More than any group has; older choices no longer matter. */
const MAX_VALUES = 8;

const NAME = /^[\w-]+$/;

/** Reads stored tab choices; anything malformed is left out. */
export function parseTabChoices(stored: string | null): TabChoices {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
  const choices: Record<string, readonly string[]> = {};
  for (const [group, values] of Object.entries(value ?? {})) {
    if (!NAME.test(group) || !Array.isArray(values)) continue;
    choices[group] = values.filter((name): name is string => typeof name === 'string' && NAME.test(name)).slice(0, MAX_VALUES);
  }
  return choices;
}

export function addTabChoice(choices: TabChoices, group: string, value: string): TabChoices {
  const earlier = choices[group] ?? [];
  return { ...choices, [group]: [value, ...earlier.filter((name) => name !== value)].slice(0, MAX_VALUES) };
}

/** The tab to show: the latest choice that these tabs have, or `undefined` for the first tab. */
export function findTabChoice(choices: TabChoices, group: string, values: readonly string[]): string | undefined {
  return choices[group]?.find((name) => values.includes(name));
}

/** Style rules that show the chosen tabs until the app has set their attributes. Later rules win, so the latest choice comes last. */
export function tabChoiceRules(choices: TabChoices): string {
  let rules = '';
  for (const [group, values] of Object.entries(choices)) {
    for (const value of [...values].reverse()) {
      const tabs = `[data-js] .tabs[data-group="${group}"][data-values~="${value}"]>`;
      const chosen = `[data-value="${value}"]`;
      const other = `:not(${chosen})`;
      rules +=
        `${tabs}[role=tabpanel]${other}{display:none}${tabs}[role=tabpanel]${chosen}{display:block;content-visibility:visible;--pad:16px}` +
        `${tabs}[role=tablist]>${other}{--tab-text:initial;--tab-line:initial}` +
        `${tabs}[role=tablist]>${chosen}{--tab-text:var(--text);--tab-line:var(--accent)}`;
    }
  }
  return rules;
}
