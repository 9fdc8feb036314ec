/** A page that a person can read, drawn from the OpenAPI description with nothing from outside. */

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema?: unknown;
  }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<
    string,
    { description?: string; content?: Record<string, { schema?: unknown }> }
  >;
}

interface Described {
  info: { title: string; description?: string | undefined };
  paths?: Record<string, Record<string, unknown> | undefined>;
}

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

export function renderApiReference(description: object): string {
  const { info, paths = {} } = description as Described;
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {})
      .filter(([method]) => methods.has(method))
      .map(([method, operation]): Entry => ({ method, path, operation: operation as Operation })),
  );
  const groups = Map.groupBy(entries, (entry) => entry.operation.tags?.[0] ?? 'Other');
  const sections = [...groups].map(
    ([name, members]) =>
      `<section><h2>${escape(name)}</h2>${members.map(renderEntry).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)} API</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main><h1>${escape(info.title)} API</h1><p>${escape(info.description ?? '')}</p>
<p>The same description for machines: <a href="/api/openapi.json">/api/openapi.json</a></p>
${sections.join('\n')}</main></body></html>`;
}

function renderEntry({ method, path, operation }: Entry): string {
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      `<li><code>${escape(parameter.name)}</code> in ${escape(parameter.in)}${parameter.required ? '' : ', optional'}</li>`,
  );
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const schema = response.content?.['application/json']?.schema;
    const details = schema ? schemaBlock(`${status} reply`, schema) : `<p>${escape(status)}</p>`;
    return details;
  });
  return `<article><h3><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code></h3>
<p>${escape(operation.summary ?? '')}</p>${operation.description ? `<p>${escape(operation.description)}</p>` : ''}
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${body ? schemaBlock('Body', body) : ''}${responses.join('')}</article>`;
}

function schemaBlock(label: string, schema: unknown): string {
  return `<details><summary>${escape(label)}</summary><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const apiReferenceCss = `
:root { color-scheme: light dark; }
body { margin: 0; font: 15px/1.55 system-ui, sans-serif; background: light-dark(#fbfaf7, #0f141c); color: light-dark(#1a1c1f, #e9ecf1); }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid light-dark(#e4e0d6, #273142); padding-bottom: .3rem; }
article { padding: .75rem 0; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
h3 b { display: inline-block; min-width: 3.6rem; color: light-dark(#0b5f5e, #5fc8bf); }
h3 b.delete { color: light-dark(#b3261e, #f48f85); }
p { margin: .3rem 0; }
a { color: light-dark(#0b5f5e, #5fc8bf); }
summary { cursor: pointer; }
pre { overflow: auto; padding: .75rem; border: 1px solid light-dark(#e4e0d6, #273142); border-radius: 8px; font-size: 13px; }
`;
