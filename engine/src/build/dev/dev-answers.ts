import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join, normalize, sep } from 'node:path';
import { contentTypeOf } from '../../model/content-type.ts';
import { OWN_EXTENSION } from '../../model/own-extension.ts';

/** Longest report of a reader that is printed, in characters. */
const LONGEST_REPORT = 4000;

/** @param name file name that determines the content type */
export function send(response: ServerResponse, status: number, name: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': contentTypeOf(name), 'cache-control': 'no-store' });
  response.end(body);
}

export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location });
  response.end();
}

/** Prints a reader's report for the author who tries the form. Only the server of a built site keeps reports. */
export async function showReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) if (body.length < LONGEST_REPORT) body += part;
  try {
    console.log(`A report, which only \`signpost serve\` keeps: ${JSON.stringify(JSON.parse(body))}`);
    send(response, 201, 'report.json', '{"kept":false}');
  } catch {
    send(response, 400, 'report.json', '{"error":{"message":"A report is a JSON object."}}');
  }
}

/** The script that a page has in the dev server alone. */
export async function readClient(): Promise<string> {
  const code = await readFile(join(import.meta.dirname, `dev-client${OWN_EXTENSION}`), 'utf8');
  // Of the package it is compiled, and Node warns of the function.
  return OWN_EXTENSION === '.ts' ? stripTypeScriptTypes(code) : code;
}

/** A file below a folder; undefined if there is none, or if the path leads out of it. */
export async function readBelow(folder: string, path: string): Promise<Uint8Array | undefined> {
  const file = normalize(join(folder, path));
  return file.startsWith(folder.replace(/[/\\]?$/, sep)) ? readFile(file).catch(() => undefined) : undefined;
}
