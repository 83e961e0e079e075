import { multipart } from '../../src/common/domain/contract.gen';
import type { Form } from './shopForms';
import { mutate } from './mutations';
import { lastingFaults, wordsOf } from './faults';
import type { Stage } from './stage';
import type { Fault, Tally } from './tally';

/** How long what is pressed may take to be there again after a trial, ms. */
const BACK_MS = 1_500;
/** What the network does late, ms. */
const LATE_MS = 350;
/** How often a form that was taken is looked at until it has gone, and what lies between, ms. */
const [LEAST_LOOKS, MOST_LOOKS] = [3, 12];
const TAKEN_MS = 80;
/** So often in a row a form may not come to be sent before it is given up. */
const MOST_MISSES = 5;

/** Tries mutated answers to what is sent from pages. */
export class WriteTrials {
  private misses = 0;

  constructor(
    private readonly stage: Stage,
    private readonly tally: Tally,
    private readonly seed: number,
  ) {}

  /** One form's trials: it is sent again and again, and opened again when it was taken. */
  async run(form: Form, from: number, count: number, until: number): Promise<void> {
    const { stage } = this;
    this.misses = 0;
    let isOpen = false;
    stage.proxy.stand(form.instead);
    for (let index = from; index < from + count && Date.now() < until && this.misses < MOST_MISSES; index += 1) {
      try {
        if (!isOpen) await this.open(form, index === from || this.misses > 0);
        isOpen = await this.one(form, this.seed + index);
      } catch (error) {
        this.misses += 1;
        isOpen = false;
        if (this.misses === MOST_MISSES) this.note(form, { kind: 'unusable', seen: wordsOf(error) });
      }
      stage.proxy.disarm();
      for (const fault of stage.takeTroubles()) this.note(form, fault);
    }
    stage.proxy.stand();
  }

  /** Comes to its page as from another one, where that can be; else the page is loaded. */
  private async open(form: Form, first: boolean): Promise<void> {
    const { stage } = this;
    if (!first && !form.before) {
      await stage.visit(form.path);
      const isOpen = await form.open(stage.page).then(
        () => true,
        () => false,
      );
      if (isOpen) return;
    }
    await form.before?.(stage);
    await stage.load(form.path);
    await form.open(stage.page);
  }

  /** @returns whether the form can be sent again as it stands */
  private async one(form: Form, seed: number): Promise<boolean> {
    const { stage, tally } = this;
    const answered = stage.arm(form.operation, (real) => mutate(real, seed, multipart.includes(form.operation)));
    const button = form.submit(stage.page);
    if (form.files) await this.pick(form.files, button);
    else await button.dispatchEvent('click', undefined, { timeout: BACK_MS });
    if (!(await stage.asked(answered))) throw new Error('Nothing was sent.');
    this.misses = 0;
    tally.tried(form.operation);
    const { last } = stage.proxy;
    // What never ends is given up here: the network breaks at last.
    stage.proxy.disarm();
    if (last?.delivery !== 'whole') await stage.page.waitForTimeout(LATE_MS);
    const { look, faults } = await lastingFaults(stage, String(last?.body ?? ''));
    for (const fault of faults) this.note(form, fault);
    if (last?.mayBeSuccess) return this.canGoOn(form);
    const gone = form.typed.filter((typed) => !look.values.includes(typed) && !look.waiting.includes(typed));
    if (gone.length > 0) this.note(form, { kind: 'lost', seen: gone.join(', ') });
    else if (form.typed.length > 0) tally.kept += 1;
    // A dialog that fades out takes no press any more.
    const pressed = button.and(stage.page.locator(':not([inert] *)'));
    return gone.length === 0 && (await pressed.isVisible());
  }

  /** What was taken goes away a moment later: whether the form is to be sent again, since its page took the answer for none. */
  private async canGoOn({ typed, stays }: Form): Promise<boolean> {
    if (stays) return false;
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const { values, dialog, refused } = await this.stage.look();
      if (typed.length > 0 ? !typed.every((text) => values.includes(text)) : !dialog) return false;
      // What the trial before was told may stand there for a moment.
      if (refused && looks >= LEAST_LOOKS) return true;
      await this.stage.page.waitForTimeout(TAKEN_MS);
    }
    return true;
  }

  private async pick(files: string, button: ReturnType<Form['submit']>): Promise<void> {
    const [chooser] = await Promise.all([
      this.stage.page.waitForEvent('filechooser', { timeout: BACK_MS }),
      button.click({ timeout: BACK_MS }),
    ]);
    await chooser.setFiles(files);
  }

  private note({ operation, name }: Form, fault: Fault): void {
    this.tally.broken({ ...fault, what: this.stage.proxy.last?.what ?? 'not sent', operation, place: name });
  }
}
