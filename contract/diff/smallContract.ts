import { dump, load } from 'js-yaml';
import type { JsonObject, JsonValue } from '../spec/document';
import { LocatedContract } from './located';

/** A small contract, of which each case changes one thing. */
export const BASE = `
openapi: 3.0.3
info: { title: Things, version: 1.0.0 }
servers: [{ url: /api/v1 }]
security: [{ bearerAuth: [] }]
paths:
  /things:
    get:
      operationId: listThings
      description: Lists them.
      parameters:
        - { name: page, in: query, schema: { type: integer, default: 1 } }
      responses:
        '200':
          description: Them.
          headers:
            X-Total: { required: true, schema: { type: integer } }
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Thing' } }
        '404': { description: None. }
  /things/{id}:
    put:
      operationId: updateThing
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/ThingInput' }
          multipart/form-data:
            schema: { type: object }
            encoding: { file: { contentType: 'image/png, image/jpeg' } }
      responses:
        '200':
          description: Done.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Thing' }
components:
  securitySchemes:
    bearerAuth: { type: http, scheme: bearer }
    key: { type: apiKey, in: header, name: X-Key }
  schemas:
    Thing:
      type: object
      required: [id, name]
      properties:
        id: { type: string }
        name: { type: string, maxLength: 80 }
        kind: { type: string, enum: [a, b] }
        size: { type: number, minimum: 0 }
        note: { type: string, nullable: true }
    ThingInput:
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: { type: string, maxLength: 80, pattern: '^[a-z]+$' }
        kind: { type: string, enum: [a, b] }
        size: { type: number, minimum: 0 }
        note: { type: string, nullable: true }
`;

export const LIST = 'paths./things.get';
export const UPDATE = 'paths./things/{id}.put';
export const SENT = 'components.schemas.ThingInput';
export const GIVEN = 'components.schemas.Thing';
export const ANSWER = `${LIST}.responses.200`;
/** The small contract with changes: by the path of each, its value, or undefined where it is to go. */
export const made = (changes: Record<string, JsonValue | undefined> = {}): LocatedContract => {
  const contract = load(BASE) as JsonObject;
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((holder, key) => holder[key] as JsonObject, contract);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return LocatedContract.parse(dump(contract), 'small.yaml');
};
