import type { ComponentProps } from 'react';
import { Toast } from '../../common/app/Toast';

/** The part is there: it has shown the request that was deleted. */
const restore = (request: object) =>
  void import(/* webpackChunkName: "outbox" */ '../features/quote/outbox').then(({ restoreRequest }) =>
    restoreRequest(request),
  );

/** The toast, which in the shop can bring a request back. */
export const ShopToast = (props: ComponentProps<typeof Toast>) => <Toast {...props} onRestoreRequest={restore} />;
