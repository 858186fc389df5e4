import type { Root } from 'mdast';

/** What the thread that runs a project's plug-ins for Markdown knows of it. Can be sent to another thread. */
export interface PluginSettings {
  /** Absolute path of the project's folder. */
  readonly siteDir: string;
  /** Absolute path of its configuration, which names the plug-ins. */
  readonly configFile: string;
}

/** A file of the project, parsed. */
export interface PluginRequest {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
}

export interface PluginAnswer {
  /** The file with what the plug-ins have changed; absent if there is none for it, or none has been run. */
  readonly tree?: Root;
  /** Plug-ins whose changes are left out, and why. */
  readonly faults: readonly { readonly name: string; readonly message: string }[];
  /** Whether there was no answer in time, as on a busy machine: next time there may be one. */
  readonly isLate?: boolean;
  /** Absolute paths of the project's modules. */
  readonly modules: readonly string[];
}
