import { useAppDispatch, useAppSelector } from '../../../common/state/hooks';
import { QuietButton } from '../../../common/ui/Button';
import { Icon } from '../../../common/ui/Icon';
import { favouriteToggled, selectIsFavourite, type Favourite } from '../../../common/state/favouritesSlice';

interface FavouriteButtonProps {
  item: Favourite;
  /** 'Like' on the product page, 'Add to favorites' in the cart. */
  text: string;
  /** Shown instead once it is a favourite. */
  pressedText?: string;
}

/** Marks a product as a favourite in this browser, or takes the mark away. */
export function FavouriteButton({
  item: { id, name, name_sw, price, image },
  text,
  pressedText = text,
}: FavouriteButtonProps) {
  const dispatch = useAppDispatch();
  const pressed = useAppSelector(selectIsFavourite(id));
  return (
    <QuietButton
      aria-pressed={pressed}
      onClick={() => dispatch(favouriteToggled({ id, name, ...(name_sw && { name_sw }), price, image }))}>
      <Icon name="heart" size={18} />
      {pressed ? pressedText : text}
    </QuietButton>
  );
}
