import { demand, type Demands } from './demand';

/** Group D from D50 on: what a sequence of calls must lead to, of what staff sell by. */
export const SALES: Demands = {
  D50: demand(
    ['updateProposal', 200],
    'Money is counted with floating-point numbers.',
    'The tax is taken of the sum, so that the lines do not add up to it.',
    'A field that is left out is emptied.',
  ),
  D51: demand(
    ['sendProposal', 200],
    'What the link shows is the draft, not what was sent.',
    'The state is read first and written later: put it into the condition of the update.',
    'A number is taken before the quotation is found to lack something.',
  ),
  D53: demand(
    ['saveCounties', 200],
    'The rows are written one after the other, without a transaction.',
    'A price of 0 or null is taken for missing.',
    'Visitors read the list from a cache that a change does not drop.',
  ),
  D54: demand(
    ['createVisit', 201],
    'Days are compared as instants, so that a visit in the morning belongs to the day before.',
    'The visit is kept before its crew is looked at.',
    'A cancelled visit is deleted.',
  ),
  D55: demand(
    ['getDashboardSummary', 200],
    'The month begins at midnight in UTC.',
    'A figure is counted by another condition than its list.',
    'What is accepted still counts as open.',
  ),
  D56: demand(
    ['recordPayment', 201],
    'The key is looked up, and kept once the work is done: two at once are both made.',
    'Keys of all calls are in one list, or the path and the files are no part of what is compared.',
    'The second call is 409 or 500 instead of the first answer, or 404 where what that names is deleted since.',
  ),
};
