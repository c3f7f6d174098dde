/** The contract as the server gives it, and what a page reads from it. */
export type Schema = {
  $ref?: string; type?: string; description?: string; enum?: string[]; items?: Schema; properties?: Record<string, Schema>; required?: string[]; example?: unknown;
  additionalProperties?: Schema | boolean; minimum?: number; maximum?: number;
};
export type Parameter = { $ref?: string; name: string; in: 'path' | 'query' | 'header'; required?: boolean; description?: string; schema?: Schema; example?: string };
type Content = Record<string, { schema?: Schema; example?: unknown }>;
type Message = { $ref?: string; description?: string; content?: Content };
type RawOperation = {
  operationId: string; tags: string[]; summary?: string; description?: string; 'x-roles': string[]; parameters?: Parameter[]; requestBody?: Message; responses: Record<string, Message>;
};
export type Contract = {
  info: { title: string; description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema>; [part: string]: Record<string, unknown> };
  'x-problems': { kind: string; status: number; title: string; advice: string }[];
};

export type Operation = {
  id: string; method: string; path: string; tag: string; summary: string; description: string; roles: string[]; parameters: Parameter[]; body?: Schema;
  gives: { status: string; says: string; type: string; schema?: Schema }[]; refusals: string[];
};

/** Every operation, with what it refers to put in its place. */
export function operations(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'parameters')
      .map(([method, one]) => operation(contract, path, method, one)),
  );
}

function operation(contract: Contract, path: string, method: string, one: RawOperation): Operation {
  const responses = Object.entries(one.responses).map(([status, message]) => [status, resolved<Message>(contract, message)] as const);
  const body = one.requestBody ? Object.values(resolved<Message>(contract, one.requestBody).content ?? {})[0]?.schema : undefined;
  return {
    id: one.operationId, method: method.toUpperCase(), path, tag: one.tags[0] ?? '', summary: one.summary ?? '', description: one.description ?? '', roles: one['x-roles'] ?? [],
    parameters: (one.parameters ?? []).map((parameter) => resolved<Parameter>(contract, parameter)),
    body,
    gives: responses
      .filter(([status]) => /^[23]/.test(status))
      .map(([status, { description = '', content = {} }]) => ({ status, says: description, type: Object.keys(content)[0] ?? '', schema: Object.values(content)[0]?.schema })),
    refusals: responses.map(([status]) => status).filter((status) => /^[45]/.test(status)),
  };
}

/** What a reference leads to, or the thing itself. */
export function resolved<T>(contract: Contract, node: { $ref?: string }): T {
  let found: unknown = node;
  while ((found as { $ref?: string }).$ref) {
    found = (found as { $ref: string }).$ref.slice(2).split('/').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract);
  }
  return found as T;
}

export function nameOf(schema: Schema | undefined): string {
  return schema?.$ref?.split('/').pop() ?? '';
}

/** A type in a few words: `list of Card`, `play or fold`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema);
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.enum) return schema.enum.join(' | ');
  if (typeof schema.additionalProperties === 'object') return `map of ${typeOf(schema.additionalProperties)}`;
  return schema.type ?? 'anything';
}

/** Whether an operation is looked for: every word in its path, its words or who may ask. */
export function fits({ id, method, path, tag, summary, description, roles }: Operation, wanted: string): boolean {
  const text = `${id} ${method} ${path} ${tag} ${summary} ${description} ${roles.join(' ')}`.toLowerCase();
  return wanted.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** Where a request goes, with what was filled in; what is left empty in the query is left out. */
export function address(path: string, parameters: Parameter[], filled: Record<string, string>): string {
  const place = path.replaceAll(/\{(\w+)\}|<(\w+)>/g, (_, one: string, rest: string) => {
    const value = filled[one ?? rest] ?? '';
    return rest ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
  const query = new URLSearchParams(parameters.filter((one) => one.in === 'query' && filled[one.name]).map((one) => [one.name, filled[one.name]!]));
  return query.size ? `${place}?${query}` : place;
}

/** A body to start from: the schema's own example, or its fields with nothing in them. */
export function sample(contract: Contract, schema: Schema): unknown {
  const whole = resolved<Schema>(contract, schema);
  if (whole.example !== undefined) return whole.example;
  if (whole.enum) return whole.enum[0];
  if (whole.properties) {
    return Object.fromEntries((whole.required ?? []).map((name) => [name, sample(contract, whole.properties![name] ?? {})]));
  }
  return { string: '', integer: whole.minimum ?? 0, number: 0, boolean: false, array: [], object: {} }[whole.type ?? 'string'];
}

/** The same in a terminal. */
export function curl(method: string, url: string, body: string): string {
  const sent = body && method !== 'GET' ? ` -H 'Content-Type: application/json' -d '${body.replaceAll("'", "'\\''")}'` : '';
  return `curl -s -b cookies -c cookies${method === 'GET' ? '' : ` -X ${method}`} '${url}'${sent}`;
}
