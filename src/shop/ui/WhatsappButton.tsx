import type { ReactNode } from 'react';
import { shell } from '../../common/texts/en/shell';
import { whatsappLink } from '../../common/domain/whatsapp';
import { Button, type ButtonVariant } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';

interface WhatsappButtonProps {
  /** The text prefilled in the chat. */
  message?: string;
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
  full?: boolean;
  children: ReactNode;
}

/** Opens a chat with the business. A plain link, ready before it is pressed: phones open nothing else. */
export function WhatsappButton({ message, variant = 'whatsapp', children, ...rest }: WhatsappButtonProps) {
  const t = useMessages('shell', shell);
  return (
    <Button component="a" variant={variant} {...rest} href={whatsappLink(message)} target="_blank" rel="noopener">
      <Icon name="whatsapp" />
      {children}
      <span className={layout.hidden}> {t.opensNewTab}</span>
    </Button>
  );
}
