/**
 * What a change does:
 * - `breaks-clients`: a client that keeps the old contract may fail with a server that keeps the new one.
 * - `breaks-servers`: a call, parameter or field that a server could leave out has to be offered now.
 * - `servers-follow`: no client fails, but a server that stays as it is keeps the new contract no longer
 *   (it refuses what is allowed now, or answers what is not allowed any more).
 * - `to-read`: nothing in what a program can compare, but words that are binding; a person has to judge.
 * - `compatible`: none of these.
 */
export type Effect = 'breaks-clients' | 'breaks-servers' | 'servers-follow' | 'to-read' | 'compatible';

interface Rule {
  effect: Effect;
  /** Why it has that effect, in one sentence. */
  why: string;
}

const clients = (why: string) => ({ effect: 'breaks-clients', why }) as const satisfies Rule;
const servers = (why: string) => ({ effect: 'breaks-servers', why }) as const satisfies Rule;
const follow = (why: string) => ({ effect: 'servers-follow', why }) as const satisfies Rule;
const compatible = (why: string) => ({ effect: 'compatible', why }) as const satisfies Rule;

/** Every kind of change that is told apart. */
export const RULES = {
  'address-changed': clients('Clients call the old address.'),

  'operation-removed': clients('A client that calls it gets 404.'),
  'operation-added-core': servers('Every server has to offer it now.'),
  'operation-added-extended': compatible('A server may leave it out, and no client calls it yet.'),
  'operation-id-renamed': clients('Generated clients name their functions and hooks by it.'),
  'operation-moved': clients('Clients call the old method and path.'),
  'operation-core-to-extended': clients('A client may no longer rely on it: a server may leave it out.'),
  'operation-extended-to-core': servers('A server may no longer leave it out.'),
  'operation-deprecated': compatible('It still works.'),
  'operation-no-longer-deprecated': compatible('It works as before.'),

  'security-added': clients('A client without a session gets 401.'),
  'security-removed': follow('A server that still asks for a session refuses what is allowed now.'),
  'security-alternative-removed': clients('What a client shows to be let in no longer counts.'),
  'security-alternative-added': follow('A server has to take this too.'),

  'parameter-removed': clients('What a client asks with it is no longer done.'),
  'parameter-added-required': clients('A client that does not send it gets 400.'),
  'parameter-added-optional': follow('A server has to heed it.'),
  'parameter-added-extended': compatible('A server may ignore it, and no client sends it yet.'),
  'parameter-now-required': clients('A client that leaves it out gets 400.'),
  'parameter-now-optional': follow('A server has to do without it.'),
  'parameter-renamed': clients('The address is the same, but generated clients name their arguments by it.'),
  'parameter-style-changed': clients('Clients write its value in the old way.'),
  'parameter-core-to-extended': clients('A client may no longer rely on it: a server may ignore it.'),
  'parameter-extended-to-core': servers('A server may no longer ignore it.'),
  'parameter-value-added-extended': compatible('A server may leave it out, and no client sends it yet.'),

  'request-body-removed': clients('What a client sends is no longer read.'),
  'request-body-added-required': clients('A client that sends no body gets 400.'),
  'request-body-added-optional': follow('A server has to read it.'),
  'request-body-now-required': clients('A client that sends no body gets 400.'),
  'request-body-now-optional': follow('A server has to do without it.'),
  'request-media-type-removed': clients('A client that sends this type gets 415.'),
  'request-media-type-added': follow('A server has to take this type too.'),
  'request-part-type-removed': clients('A client that sends files of this type gets 415.'),
  'request-part-type-added': follow('A server has to take files of this type too.'),

  'success-status-changed': clients('A client that waits for the old status takes the answer for something else.'),
  'error-status-removed': clients('A client that tells this failure from others no longer can.'),
  'error-status-added': compatible('Clients treat an unknown failure as one of its class (4xx, 5xx).'),
  'response-media-type-removed': clients('A client that reads this type gets another.'),
  'response-media-type-added': compatible('The other types are still there to be asked for.'),
  'response-header-removed': clients('A client that reads it finds nothing.'),
  'response-header-now-optional': clients('A client that relies on it may find nothing.'),
  'response-header-added': compatible('Clients ignore headers that they do not know.'),
  'response-header-added-required': follow('A server has to send it.'),
  'response-header-now-required': follow('A server has to send it always.'),

  'request-type-changed': clients('What a client sends is refused.'),
  'request-type-widened': follow('A server has to take the other types too.'),
  'response-type-changed': clients('A client reads something else than it expects.'),
  'response-type-narrowed': follow('A server may no longer answer the other types.'),
  'request-null-refused': clients('A client that sends null is refused.'),
  'request-null-allowed': follow('A server has to take null.'),
  'response-null-possible': clients('A client that expects a value finds null.'),
  'response-null-gone': follow('A server may no longer answer null.'),
  'request-enum-value-removed': clients('A client that sends this value is refused.'),
  'request-enum-value-added': follow('A server has to take this value.'),
  'response-enum-value-added': clients('A client meets a value that it does not know.'),
  'response-enum-value-removed': follow('A server may no longer answer this value.'),
  'request-bound-tightened': clients('What a client may send until now is refused.'),
  'request-bound-loosened': follow('A server has to take more.'),
  'response-bound-loosened': clients('A client gets values that it has no room for.'),
  'response-bound-tightened': follow('A server may no longer answer some values.'),
  'request-form-narrowed': clients('What a client may send until now is refused.'),
  'request-form-widened': follow('A server has to take other forms too.'),
  'request-form-changed': clients(
    'What a client may send until now may be refused; which of the two takes more, no program can tell.',
  ),
  'response-form-widened': clients('A client gets values of a form that it does not expect.'),
  'response-form-narrowed': follow('A server may no longer answer some forms.'),
  'response-form-changed': clients(
    'A client may get values of a form that it does not expect; which of the two allows more, no program can tell.',
  ),
  'request-default-changed': clients('A client that leaves it out gets something else.'),

  'request-field-removed': clients('A client that sends it is refused: unknown fields are.'),
  'request-field-added-required': clients('A client that does not send it is refused.'),
  'request-field-added-optional': follow('A server has to take it.'),
  'request-field-added-extended': compatible('A server may refuse it, and no client sends it yet.'),
  'request-field-core-to-extended': clients('A client may no longer rely on it: a server may refuse it.'),
  'request-field-extended-to-core': servers('A server may no longer refuse it.'),
  'request-field-now-required': clients('A client that leaves it out is refused.'),
  'request-field-now-optional': follow('A server has to do without it.'),
  'request-unknown-fields-refused': clients('A client that sends more is refused.'),
  'request-unknown-fields-allowed': follow('A server may no longer refuse them.'),
  'response-field-removed': clients('A client that reads it finds nothing.'),
  'response-field-now-optional': clients('A client that relies on it may find nothing.'),
  'response-field-added': compatible('Clients ignore fields that they do not know.'),
  'response-field-added-required': follow('A server has to answer it.'),
  'response-field-core-to-extended': clients('A client may no longer rely on it: a server may leave it out.'),
  'response-field-extended-to-core': servers('A server may no longer leave it out.'),
  'response-field-now-required': follow('A server has to answer it always.'),
  'response-unknown-fields-allowed': clients('A client that refuses unknown fields fails.'),
  'response-unknown-fields-refused': follow('A server may no longer answer more.'),

  'request-alternative-removed': clients('A client that sends this kind is refused.'),
  'request-alternative-added': follow('A server has to take this kind.'),
  'response-alternative-added': clients('A client meets a kind that it does not know.'),
  'response-alternative-removed': follow('A server may no longer answer this kind.'),
  'other-rule-changed': clients('No program can tell whether this asks for more or less; a person has to.'),

  'words-changed': {
    effect: 'to-read',
    why: 'Descriptions are binding too; a person has to read whether they promise something else.',
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;
