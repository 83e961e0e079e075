import { useFindProductTwinQuery } from '../../../api/staff';
import { TwinWarning } from '../../../crud/form/TwinWarning';
import { useTypedName } from '../../../crud/form/useTypedName';
import { productForm as t } from '../../../lib/messages/staff/productForm';
import { staffPaths } from '../../../lib/staffPaths';

/** Warns of a product of the name that is being typed. */
export function ProductTwin() {
  const name = useTypedName('product_name');
  const { currentData: twin } = useFindProductTwinQuery(name, { skip: name === '' });
  return <TwinWarning to={name !== '' && twin ? staffPaths.editProduct(twin.id) : null} text={t.twin} link={t.showTwin} />;
}
