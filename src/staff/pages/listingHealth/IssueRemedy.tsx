import { useOffers, type Product, type ProductHealth } from '../../../common/api';
import { useActivateProductMutation } from '../../api';
import { useConfirmedAction } from '../../kit/confirm/confirm';
import { OnwardLink } from '../../kit/list/wayBack';
import { StaffButton } from '../../kit/StaffButton';
import { advertsOf } from '../../features/adverts/useAdvertOf';
import { useAdvertList } from '../../features/adverts/useAdvertList';
import { useStopAdverts } from '../../features/adverts/useStopAdverts';
import { fieldOf } from '../../features/listingHealth/issues';
import { listingHealth as t } from '../../texts/listingHealth';
import { kit } from '../../texts/kit';
import { staffPaths } from '../../../common/domain/staffPaths';
import css from './ListingHealthPage.module.css';

interface IssueRemedyProps {
  product: Product;
  issue: ProductHealth;
  now: number;
}

/** What mends it: the form at the field that needs work; an inactive product's advert is stopped, or the product activated. */
export function IssueRemedy({ product, issue, now }: IssueRemedyProps) {
  if (issue === 'inactive-advertised') return <InactiveRemedy product={product} now={now} />;
  const remedy = t.remedies[issue];
  return (
    <StaffButton
      component={OnwardLink}
      to={staffPaths.editProduct(product.id, fieldOf[issue])}
      aria-label={t.remedyOf(remedy, product.product_name)}>
      {remedy}
    </StaffButton>
  );
}

function InactiveRemedy({ product, now }: Omit<IssueRemedyProps, 'issue'>) {
  const { id, product_name: name } = product;
  const confirmed = useConfirmedAction();
  const [activate] = useActivateProductMutation();
  const offers = useOffers();
  const stopAdverts = useStopAdverts();
  const { items: adverts } = useAdvertList();
  const own = advertsOf(id, adverts ?? [], now).map((advert) => advert.id);
  const onActivate = () =>
    void confirmed({
      title: kit.activateTitle(name),
      text: t.activateText,
      action: t.activateAction,
      busy: kit.activating,
      run: ({ send }) => send(activate({ id })),
      done: t.activated,
    });
  return (
    <span className={css.remedies}>
      {own.length > 0 && offers('updateAdvertisement') && (
        <StaffButton aria-label={t.stopAdvertOf(name)} onClick={() => void stopAdverts(own, name)}>
          {t.stopAdvert}
        </StaffButton>
      )}
      <StaffButton aria-label={t.activateOf(name)} onClick={onActivate}>
        {t.activate}
      </StaffButton>
    </span>
  );
}
