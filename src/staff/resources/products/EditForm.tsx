import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Product } from '../../../common/api';
import { useActivateProductMutation, useDeactivateProductMutation, useUpdateProductMutation } from '../../api';
import { ActiveSwitch } from '../../kit/ActiveSwitch';
import { ResourceForm } from '../../kit/form/ResourceForm';
import { useBaseVersion } from '../../kit/form/useBaseVersion';
import head from '../../kit/headAction.module.css';
import { ImageManager } from '../../kit/images/ImageManager';
import { useNotify } from '../../kit/notify';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { kit } from '../../texts/kit';
import { productForm as t } from '../../texts/productForm';
import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import layout from '../../../common/ui/layout.module.css';
import { FittingFields, MainFields, SideFields } from './Fields';
import { productSchema } from './productSchema';
import { comparable, updateOf, valuesOf, type ProductValues } from './productValues';
import { useFieldFocus } from './useFieldFocus';
import { useProductImages } from './useProductImages';

interface EditFormProps {
  product: Product;
  /** Reads it again. */
  onRead: () => PromiseLike<unknown>;
  /** Resets the form to what somebody else saved. */
  onReload: () => void;
}

/** The form of a product that exists; it stays after a save. Pictures and activity act at once, without Save. */
export function EditForm({ product, onRead, onReload }: EditFormProps) {
  const { id, isActive } = product;
  const navigate = useNavigate();
  const notify = useNotify();
  const [updateProduct] = useUpdateProductMutation();
  const [activate] = useActivateProductMutation();
  const [deactivate] = useDeactivateProductMutation();
  const [initialValues] = useState(() => valuesOf(product));
  const [saved, setSaved] = useState<ReturnType<typeof comparable>>();
  const version = useBaseVersion(product, (record) => comparable(valuesOf(record), record), saved);
  const calls = useProductImages(id);
  useFieldFocus();

  const save = async (
    values: ProductValues,
    changed: Partial<ProductValues>,
    { overwrite }: { overwrite: boolean },
  ) => {
    const productUpdate = updateOf(values, changed);
    // The contract takes no empty change.
    if (Object.keys(productUpdate).length === 0) return undefined;
    const answer = await updateProduct({ id, productUpdate, ...(!overwrite && { 'If-Match': version }) }).unwrap();
    setSaved(comparable(values, product));
    // The next save names the version that this one made.
    await onRead();
    return answer;
  };
  const switchTo = async (active: boolean) => {
    const { message } = await (active ? activate : deactivate)({ id }).unwrap();
    notify({ success: true, message: message || t.actionDone });
    return true;
  };
  return (
    <ResourceForm
      title={t.editTitle}
      parent={{ label: t.list, to: staffPaths.products() }}
      actions={
        <>
          <StaffButton
            component={Link}
            color="inherit"
            className={head.brief ?? ''}
            to={staffPaths.createProduct(id)}
            startIcon={<StaffIcon name="copy" />}>
            <span className={head.words}>{t.duplicate}</span>
          </StaffButton>
          {isActive && (
            <StaffButton
              component="a"
              color="inherit"
              className={head.brief ?? ''}
              href={paths.product(id)}
              target="_blank"
              rel="noopener"
              endIcon={<StaffIcon name="external" />}>
              <span className={head.words}>{t.preview}</span>
              <span className={layout.hidden}> {kit.opensNewTab}</span>
            </StaffButton>
          )}
        </>
      }
      draftKey={`product-${id}`}
      initialValues={initialValues}
      notInDraft={['image_url']}
      schema={productSchema}
      texts={{ submit: t.submitEdit, busy: t.saving, saved: t.updated, failed: t.submitFailed }}
      onSave={save}
      onReload={onReload}
      onCancel={() => void navigate(staffPaths.products())}
      main={
        <MainFields
          images={<ImageManager images={product.images} name={product.product_name} calls={calls} onRead={onRead} />}
        />
      }
      below={<FittingFields />}
      side={
        <SideFields
          product={product}
          activity={
            <ActiveSwitch
              active={isActive}
              label={t.labels.active}
              help={isActive ? t.help.active : t.help.inactive}
              onSwitch={switchTo}
            />
          }
        />
      }
    />
  );
}
