/** What every panel and dialog of the shell is given. */
export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  /** The closing motion has ended: the part may be taken away. */
  onExited: () => void;
}
