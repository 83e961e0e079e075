/** A record as it is searched. */
export interface Entry {
  id: string;
  /** Its name in each language that it has one in. */
  titles: readonly string[];
  /** Category and tags. */
  labels: readonly string[];
  /** What it is, and what it is for. */
  description: string;
  /** What else is written about it. */
  details: string;
  isActive: boolean;
  /** In shillings; none of what is not sold. */
  price?: number | null;
  /** From 0 to less than 8; decides between records that fit alike. */
  quality: number;
}

export type Status = 'active' | 'inactive' | 'all';
