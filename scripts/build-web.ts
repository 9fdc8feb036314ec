import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { build, type Rolldown } from 'vite';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const webSource = fileURLToPath(new URL('../src/web', import.meta.url));

type Built = Rolldown.RolldownOutput['output'];

interface Prerenderer {
  renderLanding(): string;
  renderLoading(): string;
}

/** Builds the web app into `outDir`, which is replaced whole or, when anything fails, left as it was. */
export async function buildWeb({ outDir }: { outDir: string }): Promise<void> {
  const target = resolve(outDir);
  await mkdir(dirname(target), { recursive: true });
  const work = await mkdtemp(join(dirname(target), '.web-'));
  const site = join(work, 'site');
  try {
    const built = await buildClient(site);
    const prerenderer = await buildPrerenderer(join(work, 'prerender'));
    await writePages({ site, built, prerenderer });
    await precompress(site);
    await rm(target, { recursive: true, force: true });
    await rename(site, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function buildClient(outDir: string): Promise<Built> {
  const result = await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir,
      rolldownOptions: {
        input: { index: join(webSource, 'index.html'), landing: join(webSource, 'front-door.ts') },
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output;
}

async function buildPrerenderer(outDir: string): Promise<Prerenderer> {
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: { outDir, ssr: join(webSource, 'prerender.tsx') },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerenderer;
}

/** index.html is the application's shell; landing.html is the front page, finished, for visitors. */
async function writePages(parts: { site: string; built: Built; prerenderer: Prerenderer }) {
  const { site, built, prerenderer } = parts;
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const emptyRoot = '<div id="root"></div>';
  if (!template.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot}`);

  const shell = template.replace(
    emptyRoot,
    () => `<div id="root">${prerenderer.renderLoading()}</div>`,
  );
  const markup = prerenderer.renderLanding();
  const tags = await landingTags(site, built);
  const landing = template
    // Fonts among them: the first paint is in stand-ins of the same measure, and comes a third sooner
    // when it need not share the line with a hundred kilobytes of fonts.
    .replaceAll(
      /\s*<(script type="module"|link rel="(modulepreload|preload|stylesheet)")[^>]*>(<\/script>)?/g,
      '',
    )
    .replace(/\s*<noscript>.*<\/noscript>/, '')
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace(emptyRoot, () => `<div id="root" data-prerendered="landing">${markup}</div>`);
  await assertStyled(site, markup, built);
  for (const [file, html] of Object.entries({ 'index.html': shell, 'landing.html': landing })) {
    assertNothingInline(file, html);
    await writeFile(join(site, file), html);
  }
}

/** Its styles stand in the page itself, so that the first paint waits for nothing else. */
async function landingTags(site: string, built: Built): Promise<string[]> {
  const { script, styles } = landingFiles(built);
  const css = await Promise.all(styles.map((file) => readFile(join(site, file), 'utf8')));
  return [
    `<style>${css.join('')}</style>`,
    `<script type="module" crossorigin src="/${script}"></script>`,
  ];
}

function landingFiles(built: Built): { script: string; styles: string[] } {
  const entry = built.find(
    (part) => part.type === 'chunk' && part.isEntry && part.name === 'landing',
  );
  if (!entry || entry.type !== 'chunk')
    throw new Error('The front page is missing from the build.');
  return { script: entry.fileName, styles: [...(entry.viteMetadata?.importedCss ?? [])] };
}

/** Every class that the application's styles know must be in the front page's own styles too. */
async function assertStyled(site: string, markup: string, built: Built): Promise<void> {
  const own = landingFiles(built).styles;
  const sheets = built.map((part) => part.fileName).filter((file) => file.endsWith('.css'));
  const read = async (files: string[]) =>
    (await Promise.all(files.map((file) => readFile(join(site, file), 'utf8')))).join('');
  const [ownCss, otherCss] = await Promise.all([
    read(own),
    read(sheets.filter((file) => !own.includes(file))),
  ]);
  const worn = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const selector = (name: string) => `.${name.replaceAll(/[^\w-]/g, '\\$&')}`;
  const missing = worn
    .map((name) => selector(name.replaceAll('&amp;', '&')))
    .filter((name) => otherCss.includes(name) && !ownCss.includes(name));
  if (missing.length > 0)
    throw new Error(`front-door.css lacks ${[...new Set(missing)].join(', ')}; add its @source.`);
}

/**
 * The content security policy would drop inline scripts and styles without a word on the page. The
 * server allows one by its hash: a bare style element, such as the front page has.
 */
function assertNothingInline(file: string, html: string): void {
  const inline = /<style[^>]|<style>[^]*<style>|<script(?![^>]*\ssrc=)|\sstyle="|\son[a-z]+="/.exec(
    html,
  );
  if (inline) throw new Error(`${file} carries something inline: ${inline[0]}`);
}

/** Writes .br and .gz beside each text file; fonts and pictures are compressed already. */
async function precompress(site: string): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const brotli = promisify(brotliCompress);
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
      await writeFile(`${file}.br`, await brotli(content, hint));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

if (import.meta.main) await buildWeb({ outDir: process.argv[2] ?? 'dist/web' });
