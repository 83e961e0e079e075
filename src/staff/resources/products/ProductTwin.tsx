import { useFindProductTwinQuery } from '../../api';
import { TwinWarning } from '../../kit/form/TwinWarning';
import { useTypedName } from '../../kit/form/useTypedName';
import { productForm as t } from '../../texts/productForm';
import { staffPaths } from '../../../common/domain/staffPaths';

/** Warns of a product of the name that is being typed. */
export function ProductTwin() {
  const name = useTypedName('product_name');
  const { currentData: twin } = useFindProductTwinQuery(name, { skip: name === '' });
  return (
    <TwinWarning to={name !== '' && twin ? staffPaths.editProduct(twin.id) : null} text={t.twin} link={t.showTwin} />
  );
}
