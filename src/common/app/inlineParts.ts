import { SHEET_TEXT } from '../ui/stylesFirst';

/**
 * Collects the scripts and styles that stand in a document itself. Its policy names them by their hash, so none that
 * got into the document otherwise runs, and a document can be given to many.
 */
export class InlineParts {
  readonly scripts: string[] = [];
  /** The program's own sheets begin with that text. */
  readonly styles: string[] = [SHEET_TEXT];

  /** @returns the element */
  script(text: string): string {
    this.scripts.push(text);
    return `<script>${text}</script>`;
  }

  /**
   * @param attributes for the element, each with a blank before it
   * @returns the element
   */
  style(text: string, attributes = ''): string {
    this.styles.push(text);
    return `<style${attributes}>${text}</style>`;
  }
}
