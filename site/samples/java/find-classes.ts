import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * What a compiler can read of published packages: the SDK for storage, which is all that Maven Central has of the versions that pages describe;
 * what samples use beside SDKs, Android's classes and RxJava; and Groovy, which reads Gradle's scripts.
 */
const PACKAGES = [
  ['com.taptap', 'lc-storage-core', '8.2.24'],
  ['com.google.android', 'android', '4.1.1.4'],
  ['io.reactivex.rxjava2', 'rxjava', '2.2.19'],
  ['org.codehaus.groovy', 'groovy', '3.0.25'],
] as const;

/**
 * Finds the archives of these packages in a folder, where Maven puts them the first time.
 * @returns the class path, or why there is none
 */
export async function findClasses(folder: string): Promise<{ readonly classPath: string } | { readonly missing: string }> {
  const lib = join(folder, 'lib');
  const archives = (): string[] => (existsSync(lib) ? readdirSync(lib).filter((name) => name.endsWith('.jar')) : []);
  if (!PACKAGES.every(([, id, version]) => archives().includes(`${id}-${version}.jar`))) {
    const problem = await fetchPackages(folder);
    if (problem !== undefined) return { missing: problem };
  }
  return {
    classPath: archives()
      .map((name) => join(lib, name))
      .join(':'),
  };
}

async function fetchPackages(folder: string): Promise<string | undefined> {
  const dependencies = PACKAGES.map(
    ([group, id, version]) =>
      `<dependency><groupId>${group}</groupId><artifactId>${id}</artifactId><version>${version}</version></dependency>`,
  );
  const project = `<project><modelVersion>4.0.0</modelVersion><groupId>samples</groupId><artifactId>samples</artifactId><version>1</version><dependencies>${dependencies.join('')}</dependencies></project>`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pom.xml'), project);
  try {
    await run('mvn', ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib'], { cwd: folder });
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'Maven is not installed';
    return 'Maven could not fetch the packages that the samples need';
  }
}
