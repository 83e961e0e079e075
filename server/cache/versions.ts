/** What public content is made from; a write to one drops every kept answer that shows it. */
export const PUBLIC_TOPICS = ['products', 'adverts', 'articles', 'categories', 'tags', 'counties'] as const;
export type PublicTopic = (typeof PUBLIC_TOPICS)[number];
/** With the requests that staff watch; each change is told to whoever listens. */
export const TOPICS = [...PUBLIC_TOPICS, 'requests'] as const;
export type Topic = (typeof TOPICS)[number];

/** The state of some topics at a moment; taken before content is read, given back when it is stored. */
export type ContentMark = readonly number[] | null;

/**
 * Rendered answers in memory, bounded in bytes, shown until what they are made from changes, in this process or another.
 * Entries also end after a minute, since discount windows and adverts begin and end without a write.
 */
export interface ContentVersions {
  /** False where memory for answers is switched off: they are not worth preparing for it. */
  readonly keepsAnswers: boolean;
  /** How often something was found. */
  readonly hits: number;
  /** Of all that is kept, in about as many bytes. */
  readonly bytes: number;
  /**
   * Nothing that is kept has changed for some seconds: what is kept now is worth some effort. Where much changes, it would
   * be for nothing.
   */
  readonly isSettled: boolean;
  get<T extends object>(key: string): T | undefined;
  /**
   * What was kept last, however long ago and though changes of others may have gone unseen: for while the database
   * cannot be asked. Nothing that this process knows to have changed.
   */
  last<T extends object>(key: string): T | undefined;
  /** What was kept and is younger than a minute, though something has changed since: to be compared, not to be shown. */
  former<T extends object>(key: string): T | undefined;
  /** What `former` gave turned out to hold still; its minute goes on. @param mark as for `store` @returns whether it may be shown again */
  renew(key: string, mark: ContentMark): boolean;
  /** Take it before the first read of what `store` will keep. Null while nothing may be kept. */
  mark(topics: readonly Topic[]): ContentMark;
  /** Keeps the value, unless one of the topics changed since `mark`. `bytes` is its approximate size. @returns whether none did */
  store(key: string, topics: readonly Topic[], mark: ContentMark, value: object, bytes: number): boolean;
  /** Call after a write is committed and before it is answered; other processes are told. Never fails. */
  invalidate(topics: readonly Topic[]): Promise<void>;
  /** Calls `tell` after each change of a topic, made here or by another process; also where one may have been missed. @returns ends that */
  onChange(topic: Topic, tell: () => void): () => void;
  close(): Promise<void>;
}
