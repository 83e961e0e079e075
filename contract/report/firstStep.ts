import { STEPS, stepOf } from '../guide/steps';
import type { Report } from '../run/run';
import type { Contract } from '../spec/contract';
import { amount } from './lines';

const stepsOf = ({ violations }: Report, contract: Contract) =>
  violations.map((violation) => ({ violation, step: stepOf(violation, contract) }));

const firstOf = (report: Report, contract: Contract) => Math.min(...stepsOf(report, contract).map(({ step }) => step));

/** The report with the lines of the first step that is not done, and no more. */
export function firstStep(report: Report, contract: Contract): Report {
  const first = firstOf(report, contract);
  return {
    ...report,
    violations: stepsOf(report, contract)
      .filter(({ step }) => step === first)
      .map(({ violation }) => violation),
    inconclusive: [],
    remarks: [],
    narrowed: true,
  };
}

/** Which step that is, and how much is not shown. */
export function stepHeading(report: Report, contract: Contract): string {
  const first = firstOf(report, contract);
  const step = STEPS[first];
  if (!step) return `All ${STEPS.length} steps are done, as far as these checks see.`;
  const later = stepsOf(report, contract).filter((one) => one.step > first).length;
  return `Step ${first + 1} of ${STEPS.length}: ${step.title}.${later > 0 ? ` ${amount(later, 'line')} of later steps ${later === 1 ? 'is' : 'are'} not shown.` : ''}\n`;
}
