import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useEffect, useState } from 'react';
import type { Product } from '../../src/common/api';
import { readToken } from '../../src/common/browser/cookies';

const LIST = '/api/v1/products?page=1&status=all';
const HEADERS = [
  '#',
  'Name',
  'Category',
  'Stock',
  'Price',
  'New price',
  'Discount',
  'Installment',
  'Images',
  'Advertise',
  'Edit',
  'Actions',
];

/** The columns of the staff's list as plain text, without the last, which is the menu. */
const textsOf = (product: Product, index: number): (string | number | null)[] => [
  index + 1,
  product.product_name,
  product.category?.category_name ?? 'N/A',
  product.stock_status,
  product.product_price,
  product.new_price,
  product.discounts[0]?.discount_percentage ?? null,
  product.installment_info,
  product.images.length,
  'Advertise',
  'Edit',
];

/** The floor of the products' list: the same rows in MUI's table, and nothing else. */
export function PlainTable() {
  const [rows, setRows] = useState<readonly Product[]>([]);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  useEffect(() => void readRows().then(setRows), []);
  return (
    <TableContainer component={Paper}>
      <Table>
        <TableHead>
          <TableRow>
            {HEADERS.map((header) => (
              <TableCell key={header}>{header}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row.id}>
              {textsOf(row, index).map((text, column) => (
                <TableCell key={HEADERS[column]}>{text}</TableCell>
              ))}
              <TableCell>
                <IconButton
                  aria-label={`Actions for ${row.product_name}`}
                  onClick={({ currentTarget }) => setAnchor(currentTarget)}>
                  ⋮
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={close}>Deactivate</MenuItem>
        <MenuItem onClick={close}>Delete</MenuItem>
      </Menu>
    </TableContainer>
  );
}

async function readRows(): Promise<Product[]> {
  const answer = await fetch(LIST, { headers: { authorization: `Bearer ${readToken() ?? ''}` } });
  const { data } = (await answer.json()) as { data: { products: Product[] } };
  return data.products;
}
