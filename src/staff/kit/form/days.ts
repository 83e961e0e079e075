import { string, type StringSchema } from 'yup';
import { startOfDay } from '../../../common/domain/dayInput';
import { kit as t } from '../../texts/kit';

/** A rule that holds for what is typed; what is empty is another rule's. It stands here as an advert's form has days alone: the other rules are not brought with it. */
export const rule = (schema: StringSchema, message: string, holds: (text: string) => boolean): StringSchema =>
  schema.test({ message, test: (text) => !text?.trim() || holds(text) });

/** A day as the browser's calendar gives it, of the contract's years; what that cannot read comes as none, and is told by the field (`DateField`). */
export const dayRule = (label: string) =>
  rule(string(), t.noDay(label), (typed) => typed.startsWith('20') && startOfDay(typed) !== null);

/** A day that is not before that of another field. Days as texts sort as days do. */
export const endRule = (label: string, start: string, message: string) =>
  dayRule(label).when(start, ([from], schema: StringSchema) =>
    rule(schema, message, (end) => !from || end >= String(from)),
  );
