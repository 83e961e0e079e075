import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LONGEST_CHAT } from '../../../common/domain/chatLength';
import { paths } from '../../../common/domain/paths';
import type { Language } from '../../../common/domain/language';
import { useOffers } from '../../../common/api';
import {
  useGetProposalQuery,
  useListProposalsQuery,
  useListReplyTemplatesQuery,
  type Quotation,
  type ReplyTemplate,
} from '../../api';
import { Segments } from '../../kit/list/Segments';
import { RetryAlert } from '../../kit/show/Alert';
import { languageChoices } from '../../kit/show/words';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { reply as t } from '../../texts/quotes';
import css from './ReplyText.module.css';
import pane from './RequestPane.module.css';
import type { ReceivedRequest } from './request';
import { filled, sentLast, valuesOf } from './templates';

interface ReplyTextProps {
  request: Quotation;
  received: ReceivedRequest;
  /** What stands there before anybody changes it. */
  prepared: string;
  text: string;
  onText: (text: string) => void;
}

/** What is prepared stops earlier, so that there is room to write on. */
const LONGEST = LONGEST_CHAT + 300;

const main = () => document.getElementById('main');

/** The text that goes to the client, to be changed before it is sent; `/` where a line begins offers the prepared ones. */
export function ReplyText({ request, received, prepared, text, onText }: ReplyTextProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [language, setLanguage] = useState<Language>('en');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const link = useLinkOf(request.id);
  const { data, error, refetch } = useListReplyTemplatesQuery();
  const templates = data?.data.templates ?? [];
  const slash = useRef<number | null>(null);
  /** The last one that stood there alone, as it was chosen. */
  const whole = useRef(prepared);
  // What is kept of an answer may come after the request.
  const [begun, setBegun] = useState(false);
  if (!begun && text !== prepared) setBegun(true);
  /** Where the caret was last; at the end before the field was first used. */
  const used = useRef(false);
  const close = () => {
    slash.current = null;
    setAnchor(null);
  };
  const choose = (template: ReplyTemplate) => {
    const added = filled(template, language, valuesOf(request, received, language, link));
    const caret = (used.current ? field.current?.selectionStart : undefined) ?? text.length;
    const [from, to] = slash.current === null ? [caret, caret] : [slash.current, slash.current + 1];
    const [before, after] = [text.slice(0, from), text.slice(to)];
    const alone = [prepared, whole.current, ''].includes(slash.current === null ? text : before + after);
    if (alone) whole.current = added;
    close();
    onText(alone ? added : before + added + after);
    // The menu gives the focus back first.
    setTimeout(() => field.current?.focus());
  };
  return (
    <details className={`${pane.fold} ${css.reply}`} open={begun}>
      <summary>
        <StaffIcon name="down" size={16} />
        {t.open}
      </summary>
      <label htmlFor={id}>{t.label}</label>
      <textarea
        id={id}
        ref={field}
        rows={5}
        maxLength={LONGEST}
        value={text}
        aria-describedby={`${id}-help`}
        onFocus={() => {
          used.current = true;
        }}
        onChange={({ target, nativeEvent }) => {
          onText(target.value);
          // The slash is written: whoever closes the menu has it, and a choice takes its place.
          const at = target.selectionStart - 1;
          const begins = at === 0 || target.value[at - 1] === '\n';
          if ((nativeEvent as InputEvent).data !== '/' || !begins || templates.length === 0) return;
          slash.current = at;
          setAnchor(target);
        }}
      />
      <p id={`${id}-help`} className={css.help}>
        {t.help}
      </p>
      {error && !data && <RetryAlert onRetry={() => void refetch()}>{t.failed}</RetryAlert>}
      <div className={css.tools}>
        <Segments label={t.language} value={language} options={languageChoices} onChange={setLanguage} />
        <StaffButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          startIcon={<StaffIcon name="doc" />}
          onClick={(event) => setAnchor(event.currentTarget)}>
          {t.templates}
        </StaffButton>
        {text !== prepared && <StaffButton onClick={() => onText(prepared)}>{t.anew}</StaffButton>}
      </div>
      <Menu container={main} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {templates.map((template, index) => (
          <MenuItem key={index} onClick={() => choose(template)}>
            {template.name}
          </MenuItem>
        ))}
        <MenuItem component={Link} to={paths.account()}>
          {t.edit}
        </MenuItem>
      </Menu>
    </details>
  );
}

/** The address of the quotation that was sent last for a request; null while there is none. */
function useLinkOf(requestId: string): string | null {
  const offers = useOffers();
  const offered = offers('listProposals') === true && offers('getProposal') === true;
  const { data } = useListProposalsQuery({ quotationId: requestId }, { skip: !offered });
  const sent = sentLast(data?.data.proposals ?? []);
  const shareKey = useGetProposalQuery({ id: sent?.id ?? '' }, { skip: !sent }).data?.data.shareKey;
  return shareKey ? new URL(paths.proposal(shareKey), window.location.origin).href : null;
}
