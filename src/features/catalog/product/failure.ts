import type { ApiError } from '../../../api';

/** The specification's texts for a product that cannot be shown (section 8). */
interface FailureTexts {
  failed: string;
  fetchFailed: string;
}

/** The server's own words; else one text where it answered, and another where no answer came. */
export function failureText({ status, message }: ApiError, texts: FailureTexts): string {
  return message ?? (typeof status === 'number' ? texts.failed : texts.fetchFailed);
}
