import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as ReactApi from 'react';
import type * as RuntimeApi from 'react/jsx-runtime';
import type * as ServerApi from 'react-dom/server';
import { startAsked } from '../ask-thread.ts';
import { isProps } from './element-values.ts';
import { readIcon } from './inline-drawing.ts';
import { Loader } from './loader.ts';
import type { Moment } from './moment.ts';
import { hookPackages } from './package-hooks.ts';
import { readProjectStyles } from './project-styles.ts';
import type { ReactAnswer, ReactRequest, ReactSettings } from './protocol.ts';
import { createStandIns } from './stand-ins.ts';
import { watchScripts } from './watch-scripts.ts';

const { settings, answerAll } = startAsked<ReactSettings, ReactRequest, ReactAnswer>();
const moment: Moment = { locale: '', version: '', head: {}, scripted: new Set(), reads: new Set() };

const [React, runtime, server] = openReact(settings.siteDir);
const standIns = createStandIns(React, (element) => server.renderToStaticMarkup(element), settings, moment);
hookPackages(standIns);
const watched = watchScripts(React, runtime, (name) => moment.scripted.add(name));
const loader = new Loader({
  siteDir: settings.siteDir,
  aliases: settings.aliases,
  compiledStyles: (file) => readProjectStyles(settings.stylesFile).modules[file],
  standIn: (specifier) => watched(specifier) ?? standIns(specifier),
  asset: (address, file) => (address.endsWith('.svg') ? drawing(address, file) : address),
});

/** The project's React if it is installed: its packages use that one. Otherwise the engine's. */
function openReact(siteDir: string): [typeof ReactApi, typeof RuntimeApi, typeof ServerApi] {
  const theirs = createRequire(join(siteDir, 'package.json'));
  const ours = createRequire(import.meta.url);
  try {
    return [theirs('react'), theirs('react/jsx-runtime'), theirs('react-dom/server')];
  } catch {
    return [ours('react'), ours('react/jsx-runtime'), ours('react-dom/server')];
  }
}

/** A drawing that is imported is a component, and its address where a text is wanted. */
function drawing(address: string, file: string): unknown {
  const icon = readIcon(file);
  const Drawing = ({ title, alt, ...given }: Readonly<Record<string, string | undefined>>): ReactApi.ReactNode => {
    const name = title ?? alt ?? '';
    const { className, width, height } = given;
    if (icon === undefined) return React.createElement('img', { src: address, alt: name, className, width, height });
    const role = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
    return React.createElement('svg', { ...icon.attributes, ...role, ...given, dangerouslySetInnerHTML: { __html: icon.content } });
  };
  return Object.assign(Drawing, { toString: () => address });
}

function answer(request: ReactRequest): ReactAnswer {
  loader.refresh();
  Object.assign(moment, { locale: request.locale, version: request.version, head: {} });
  moment.scripted.clear();
  moment.reads.clear();
  const key = `${request.file}?page`;
  const rest = (): Omit<ReactAnswer, 'html' | 'fault'> => {
    const { files, css, missing } = loader.needsOf(key);
    return { head: { ...moment.head }, scripted: [...moment.scripted].toSorted(), missing, files: [...files, ...moment.reads], css };
  };
  try {
    const names = Object.keys(request.names);
    const code = `${request.head}\n;export default (slot, {${names.join(', ')}}) => (<>${request.markup}</>);`;
    const exported = loader.evaluate(key, request.file, code);
    const make = isProps(exported) ? exported.default : undefined;
    if (typeof make !== 'function') throw new Error('has no content');
    const slot = (index: number): ReactApi.ReactNode => React.createElement('signpost-slot', { 'data-index': index });
    // Made while it is rendered, so that expressions can use hooks, as in Docusaurus.
    const Page = (): ReactApi.ReactNode => make(slot, request.names);
    return { html: server.renderToStaticMarkup(React.createElement(Page)), ...rest() };
  } catch (error) {
    return { fault: describe(error, request), ...rest() };
  }
}

/** What went wrong, with the place in the project's own files. Markup that is asked for stands in no file. */
function describe(error: unknown, { file, head }: ReactRequest): string {
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  const needsBrowser = /\b(window|document|localStorage|navigator|sessionStorage) is not defined/.test(message);
  const stack = (error instanceof Error ? (error.stack ?? '') : '').replaceAll('\\', '/');
  const [, ...parts] = stack.split(`${settings.siteDir.replaceAll('\\', '/')}/`);
  const [place, path = '', line] = /^([^\n:()]+):(\d+)/.exec(parts[0] ?? '') ?? [];
  const isOwn = join(settings.siteDir, path) === file;
  const isKnown = place !== undefined && !path.includes('node_modules') && !(isOwn && Number(line) > head.split('\n').length);
  return `${needsBrowser ? 'it needs the browser: ' : ''}${message.slice(0, 200).replace(/\.+$/, '')}${isKnown ? ` (${place})` : ''}`;
}

answerAll(answer);
