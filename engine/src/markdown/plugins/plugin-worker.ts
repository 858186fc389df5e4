import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Nodes, Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { projectModules } from '../../config/docusaurus/module-uses.ts';
import { readAgain } from '../../config/docusaurus/read-value.ts';
import { type FindPlugins, findRemarkPlugins, type RemarkPlugin } from '../../config/docusaurus/remark-plugins.ts';
import { stubMissingModules } from '../../config/docusaurus/stub-modules.ts';
import { pathFrom } from '../../model/paths.ts';
import { patience } from '../../model/patience.ts';
import { fieldsOf } from '../../model/record.ts';
import { startAsked } from '../ask-thread.ts';
import type { PluginAnswer, PluginRequest, PluginSettings } from './protocol.ts';

/** In milliseconds, on a machine that is not busy: how long a plug-in that is asynchronous, and waits for nothing, changes nothing more before it counts as done. */
const QUIET = 4;
/** The same for the first file of a version: it may import what the others have then. */
const QUIET_AT_FIRST = 120;
/** In milliseconds, on a machine that is not busy: after this, what a plug-in changes is left out, and it is not tried again. */
const LONGEST = 3000;

const { settings, answerAll } = startAsked<PluginSettings, PluginRequest, PluginAnswer>();
stubMissingModules(settings.siteDir);
/** The plug-ins for each file, or why there are none. */
const plugins = await readPlugins().catch((error: Error) => error);
const seen = new Set<string>();
/** Plug-ins that did not end. */
const endless = new Set<RemarkPlugin['written']>();

/** Stands for the end of the time. */
const OVER = Symbol('over');

class EndlessError extends Error {
  override readonly message = `it does not end within ${LONGEST / 1000} seconds`;
}

async function readPlugins(): Promise<FindPlugins> {
  return (await findRemarkPlugins(await readAgain(settings.configFile), settings.siteDir)).find;
}

async function answer({ file, text, frontMatter, tree: given }: PluginRequest): Promise<PluginAnswer> {
  if (plugins instanceof Error) return { faults: [{ name: 'remark', message: plugins.message }], isLate: true, modules: modulesRead() };
  const faults: { name: string; message: string }[] = [];
  const ofFile = plugins(file);
  let tree = given;
  for (const plugin of ofFile) {
    try {
      if (endless.has(plugin.written)) throw new EndlessError();
      const vfile = new VFile({ path: file, cwd: settings.siteDir, value: text, data: { frontMatter } });
      tree = await run(plugin, structuredClone(tree), vfile);
    } catch (error) {
      if (error instanceof EndlessError) endless.add(plugin.written);
      const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      faults.push({ name: plugin.name, message: message.slice(0, 200) });
    }
  }
  const isLate = ofFile.some(({ written }) => endless.has(written));
  return { ...(ofFile.length > 0 && { tree }), faults, ...(isLate && { isLate }), modules: modulesRead() };
}

function modulesRead(): string[] {
  return [settings.configFile, ...projectModules()];
}

async function run({ attach, options }: RemarkPlugin, tree: Root, file: VFile): Promise<Root> {
  const codes = textsOf(tree, 'code');
  // The processor is what some plug-ins look at.
  const transformer: unknown = attach.call(unified(), ...options);
  if (typeof transformer !== 'function') return tree;
  const made: unknown = await Promise.race([transformer(tree, file), setTimeout(LONGEST * patience(), OVER)]);
  if (made === OVER) throw new EndlessError();
  const result = isRoot(made) ? made : tree;
  if (/\basync\b|\bawait\b|\.then\(|Promise/.test(String(transformer))) await settle(result, folderOf(file.path));
  if (losesCode(codes, result)) throw new Error('it puts something in the place of code that needs its script');
  // What cannot be sent is not plain data.
  return structuredClone(result);
}

/** Waits until a tree stays as it is: the functions that a plug-in calls for its nodes may be asynchronous, and nothing waits for them. */
async function settle(tree: Root, folder: string): Promise<void> {
  const quiet = seen.has(folder) ? QUIET : QUIET_AT_FIRST;
  seen.add(folder);
  let before = '';
  // Looks are counted: a machine that stands still meanwhile is none of the plug-in's time.
  for (let looks = LONGEST / quiet; looks > 0; looks--) {
    const now = JSON.stringify(tree);
    if (now === before) return;
    before = now;
    await setTimeout(quiet * patience());
  }
  throw new EndlessError();
}

/** The version that a file belongs to, or the top of its docs. */
function folderOf(file: string): string {
  return pathFrom(settings.siteDir, dirname(file)).split('/').slice(0, 2).join('/');
}

function isRoot(value: unknown): value is Root {
  const { type, children } = fieldsOf(value);
  return type === 'root' && Array.isArray(children);
}

/** What a tree shows, or that of one kind of nodes: texts, code, markup, and the texts that components are given. */
function textsOf(node: Nodes, type?: 'code'): string[] {
  const own = 'value' in node && typeof node.value === 'string' && (type === undefined || node.type === type) ? [node.value] : [];
  const isComponent = 'name' in node && typeof node.name === 'string' && /^[A-Z]/.test(node.name);
  const given = type === undefined && isComponent && 'attributes' in node ? [JSON.stringify(node.attributes)] : [];
  const inside: Nodes[] = 'children' in node ? node.children : [];
  return [...own, ...given, ...inside.flatMap((child) => textsOf(child, type))];
}

/** Whether code of a page is neither code any more nor in what takes its place, such as a player that its script fills. */
function losesCode(codes: readonly string[], result: Root): boolean {
  if (textsOf(result, 'code').length >= codes.length) return false;
  const shown = new Set(wordsOf(textsOf(result).join(' ')));
  return codes.some((code) => {
    const words = wordsOf(code);
    return words.filter((word) => shown.has(word)).length < words.length / 2;
  });
}

/** The words of a text or markup, without tags and escapes. */
function wordsOf(text: string): string[] {
  const plain = text.replace(/<\/?[a-z][^>]*>/gi, '').replace(/&#?\w+;|\\[nrt"]/g, ' ');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

answerAll(answer);
