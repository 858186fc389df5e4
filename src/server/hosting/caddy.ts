import { IMMUTABLE, REVALIDATE, type SiteBuild } from '../build.ts';
import { STRICT_TRANSPORT } from '../headers.ts';
import { GENERATED, type HostingOptions } from './hosting.ts';

/** A Caddyfile (Caddy 2.8 or later): the files from disk, the search from `signpost serve`. Caddy looks after the certificate. */
export function createCaddyfile(build: SiteBuild, options: HostingOptions): string {
  const base = build.baseUrl;
  const address = options.tls === undefined ? `http://${options.serverName}:${options.port}` : options.serverName;
  const headers = { ...build.headers, ...(options.tls === undefined ? {} : { 'Strict-Transport-Security': STRICT_TRANSPORT }) };
  return `# ${GENERATED}

${address} {
${options.tls === undefined ? '' : `\ttls ${quote(options.tls.certificate)} ${quote(options.tls.key)}\n`}\troot * ${quote(options.root)}

	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${quote(value)}`)
  .join('\n')}
		-Server
	}

${[...build.redirects].map(([from, { to, status }]) => `\tredir ${quote(from)} ${quote(to)} ${status}`).join('\n')}

	@search path ${base}api/search
	handle @search {
		reverse_proxy ${options.search}
	}

	@private path_regexp /(_|\\.[^w])|\\.(html|md|json|js|css|svg|xml|txt)\\.(br|gz)$
	handle @private {
		error 404
	}

	handle {
		@assets path ${base}assets/*
		header @assets Cache-Control ${quote(IMMUTABLE)}
		@others not path ${base}assets/*
		header @others Cache-Control ${quote(REVALIDATE)}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors 404 {
		header Cache-Control ${quote(REVALIDATE)}
${build.localePaths.map((path) => `\t\t@${path} path ${base}${path} ${base}${path}/*\n\t\trewrite @${path} ${base}${path}/404.html`).join('\n')}
		@other not path ${build.localePaths.map((path) => `${base}${path}/*`).join(' ') || '/-'}
		rewrite @other ${base}404.html
		file_server {
			status 404
			precompressed br gzip
		}
	}
}
`;
}

function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
