import { child, isObject, type JsonObject } from '../spec/document';
import { entriesOf, memberAt, membersOf, type Located, type LocatedContract } from './located';
import { canonical, textOf } from './shape';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export interface Parameter extends Located<JsonObject> {
  name: string;
  place: string;
  isRequired: boolean;
  isExtended: boolean;
}

export interface Operation extends Located<JsonObject> {
  /** Its operationId, else its method and path. */
  name: string;
  method: string;
  path: string;
  /** Method and path without the names of what stands in the path. */
  key: string;
  isExtended: boolean;
  /**
   * By place and name, in upper and lower case alike for headers. Those of the path are counted, because
   * their names are not sent.
   */
  parameters: ReadonlyMap<string, Parameter>;
}

/**
 * All operations of a contract, with the parameters of their path.
 * @throws UnreadableContract where a reference leads nowhere
 */
export function operationsOf(contract: LocatedContract): Operation[] {
  return membersOf(contract.root, 'paths').flatMap(([path, entry]) => {
    const item = contract.resolve(entry);
    return METHODS.flatMap((method) => {
      const located = memberAt(item, method);
      if (!located || !isObject(located.value)) return [];
      const { value, pointer } = located;
      return {
        value,
        pointer,
        name: typeof value.operationId === 'string' ? value.operationId : `${method.toUpperCase()} ${path}`,
        method,
        path,
        key: `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`,
        isExtended: isExtended(value),
        parameters: parametersOf(contract, path, [
          ...entriesOf(item, 'parameters'),
          ...entriesOf({ value, pointer }, 'parameters'),
        ]),
      };
    });
  });
}

/** The ways to be let in, each as a text that does not depend on what the schemes are called; '' for none at all. */
export function securityOf(contract: LocatedContract, operation: Operation): Map<string, string> {
  const own = 'security' in operation.value ? operation : contract.root;
  const alternatives = entriesOf(own, 'security');
  if (alternatives.length === 0)
    return new Map([['', 'security' in own.value ? child(own.pointer, 'security') : operation.pointer]]);
  const components = memberAt(contract.root, 'components');
  const schemes = new Map(components ? membersOf(components, 'securitySchemes') : []);
  return new Map(
    alternatives.map(({ value, pointer }) => {
      const names = isObject(value) ? Object.entries(value) : [];
      const texts = names.map(([name, scopes]) => {
        const wanted = Array.isArray(scopes) && scopes.length > 0 ? ` with ${scopes.map(textOf).join(' ')}` : '';
        return schemeText(contract, name, schemes.get(name)) + wanted;
      });
      return [texts.sort().join(' and '), pointer];
    }),
  );
}

function schemeText(contract: LocatedContract, name: string, scheme: Located | undefined): string {
  if (!scheme) return name;
  const { value } = contract.resolve(scheme);
  if (!isObject(value)) return name;
  const flows = value.flows && canonical(value.flows);
  return [value.type, value.scheme, value.in, value.name, value.openIdConnectUrl, flows]
    .filter((part) => typeof part === 'string')
    .join(' ');
}

/** Of two with the same place and name the later one counts: the operation's own. */
function parametersOf(contract: LocatedContract, path: string, entries: readonly Located[]): Map<string, Parameter> {
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const parameters = new Map<string, Parameter>();
  for (const entry of entries) {
    const { value, pointer } = contract.resolve(entry);
    if (!isObject(value) || typeof value.name !== 'string' || typeof value.in !== 'string') continue;
    const { name, in: place } = value;
    const sent = place === 'path' ? String(inPath.indexOf(name)) : place === 'header' ? name.toLowerCase() : name;
    parameters.set(`${place} ${sent}`, {
      value,
      pointer,
      name,
      place,
      isRequired: value.required === true,
      isExtended: isExtended(value),
    });
  }
  return parameters;
}

/** What a server may leave out. */
export function isExtended(value: JsonObject): boolean {
  return value['x-profile'] === 'extended';
}
