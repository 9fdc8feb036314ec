import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorReplySchema } from '#shared/errors.ts';
import { apiReferenceCss, renderApiReference } from './api-reference.ts';

/** The description is made from the same schemas that check requests and replies. */
export async function registerApiDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Requisite',
        version: '0.1.0',
        description:
          'Ten recruiting tools from one job description. Calls are made with the session cookie of a signed-in person, and where a call says so also with an organization’s API key (Authorization: Bearer rq_…). Every failed call answers with a code, a sentence for a person and a request id. Calls that take the server some time are counted for each account and each organization: too many in a minute or an hour answer 429, and Retry-After says in how many seconds to come back.',
      },
    },
    transform: describeRoute,
  });

  // Anybody may ask for it as often as they like, and making it takes long: once is enough.
  const made = once(() => {
    const description = app.swagger();
    return { json: JSON.stringify(description), page: renderApiReference(description) };
  });
  const hidden = { schema: { hide: true } };
  app.get('/api/openapi.json', hidden, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(made().json),
  );
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(made().page),
  );
  app.get('/api/docs/style.css', hidden, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(apiReferenceCss),
  );
}

const tooMany = {
  ...z.toJSONSchema(errorReplySchema),
  description: 'Too many of these calls in a short time; nothing was changed.',
  headers: { 'Retry-After': { type: 'integer', description: 'Seconds to wait.' } },
};

/** A route with a budget can refuse by it, whatever else it answers. */
const describeRoute: SwaggerTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  if (!route.route.config?.budget) return { schema, url };
  const isFile = route.route.method === 'GET';
  const usual = { 200: { description: isFile ? 'The file.' : 'Default Response' } };
  const response = { ...((schema.response as object | undefined) ?? usual), 429: tooMany };
  return { schema: { ...schema, response }, url };
};

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
