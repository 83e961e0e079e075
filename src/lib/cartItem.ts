/** A cart line as the browser keeps it (specification, section 3: storage key cartItems). Price in shillings. */
export interface CartItem {
  id: string;
  name: string;
  price: number;
  quantity: number;
  image: string;
}
