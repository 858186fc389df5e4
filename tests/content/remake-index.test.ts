import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { remakeModule } from '../../site/samples/remake/remake-index.ts';

const LAST = `# com.game, npm game-sdk 1.0.0 (Game_1.0.0.aar)
# taken on 2026-01-02

class com.game.Login
  Login()
  static void start(String clientId, int region)
  void old()

class com.game.Gone
  Gone()
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signpost-remake-'));
  mkdirSync(join(folder, 'index/java'), { recursive: true });
  writeFileSync(join(folder, 'index/java/game.txt'), LAST);
});
afterEach(() => rmSync(folder, { recursive: true }));

const index = (): string => readFileSync(join(folder, 'index/java/game.txt'), 'utf8');
const remake = (spec: string): Promise<string> =>
  remakeModule({ module: 'java/game', package: spec, archive: 'Game_' }, join(folder, 'index'), '2026-03-04');

/** A package as the registry has them: an Android archive with the classes of one source. */
function writePackage(source: string): string {
  const home = join(folder, 'package');
  mkdirSync(join(home, 'libs'), { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'game-sdk', version: '2.0.0', files: ['libs'] }));
  writeFileSync(join(home, 'Login.java'), source);
  execFileSync('javac', ['-d', join(home, 'classes'), 'Login.java'], { cwd: home });
  execFileSync('jar', ['cf', 'classes.jar', '-C', 'classes', '.'], { cwd: home });
  execFileSync('jar', ['cf', 'libs/Game_2.0.0.aar', 'classes.jar'], { cwd: home });
  return home;
}

it('a file of the index is made again from its package: names of parameters stay, what is gone goes, what is new comes', async () => {
  if (spawnSync('javac', ['-version']).error) {
    console.log('Making the index again is left out: there is no javac');
    return;
  }
  const source = `package com.game;
public class Login {
  public static void start(String a, int b) {}
  public void stop() throws java.io.IOException {}
  void hidden() {}
  public interface Callback<T> { void onDone(T value); }
}`;
  expect(await remake(writePackage(source))).toBe('java/game: Game_2.0.0.aar, 2 types');
  expect(index()).toBe(`# com.game, npm ${join(folder, 'package')} 2.0.0 (Game_2.0.0.aar)
# taken on 2026-03-04

class com.game.Login
  Login()
  static void start(String clientId, int region)
  void stop()

interface com.game.Login.Callback<T>
  void onDone(T)
`);
}, 60_000);

it('a package that cannot be had leaves the last index in place, and says so', async () => {
  const missing = join(folder, 'no-such-package');
  expect(await remake(missing)).toBe(`java/game stays as it is, from 2026-01-02: npm has no package ${missing}.`);
  expect(index()).toBe(LAST);
}, 60_000);

it('a package without the archive leaves the last index in place, too', async () => {
  const home = join(folder, 'package');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'game-sdk', version: '2.0.0' }));
  expect(await remake(home)).toContain(`stays as it is, from 2026-01-02: ${home} has no archive Game_*.aar`);
  expect(index()).toBe(LAST);
}, 60_000);
